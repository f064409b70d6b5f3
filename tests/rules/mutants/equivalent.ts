interface Equivalence {
  /** Why no request can tell these mutants from the rules. */
  reason: string;
  /** The mutants, as `describeMutant` names them. */
  mutants: readonly string[];
}

/** Every mutant that is no fault: `npm run test:rules-mutants` demands a test for all others. */
export const equivalences: readonly Equivalence[] = [
  {
    reason: 'Without a token there is no request.auth.token: an error, which refuses as well.',
    mutants: [
      "isAdmin: return request.auth != null && request.auth.token.get('role', '') == 'admin'; => return request.auth.token.get('role', '') == 'admin';",
    ],
  },
  {
    reason: "What a missing role is taken for does not matter, as long as it is not 'admin'.",
    mutants: [
      "isAdmin: return request.auth != null && request.auth.token.get('role', '') == 'admin'; => return request.auth != null && request.auth.token.get('role', 'mutant') == 'admin';",
    ],
  },
  {
    reason: 'Nobody but an administrator stores the entry without which the customer is refused.',
    mutants: ['isWrittenByStaff: return isAdmin() && isSource(data.source) => return isSource(data.source)'],
  },
  {
    reason: 'What a missing status is taken for does not matter, as long as it is no status.',
    mutants: [
      "statusOf: return isStatus(customer.get('status', '')) ? customer.status : 'new'; => return isStatus(customer.get('status', 'mutant')) ? customer.status : 'new';",
    ],
  },
  {
    reason: 'What a missing link is taken for does not matter, as long as it is no id of a customer.',
    mutants: ["'mutant') : ''", "'') : 'mutant'"].map(
      (end) =>
        `originalBefore: return exists(workPath(customerId)) ? get(workPath(customerId)).data.get('duplicateOf', '') : ''; => return exists(workPath(customerId)) ? get(workPath(customerId)).data.get('duplicateOf', ${end};`,
    ),
  },
  {
    reason: 'No change of a customer may touch a field of such a name.',
    mutants: ['', 'unknown'].map(
      (name) =>
        `correctedIn: return after.diff(before).affectedKeys().difference(['status', 'updatedAt'].toSet()); => return after.diff(before).affectedKeys().difference(['${name}', 'status', 'updatedAt'].toSet());`,
    ),
  },
  {
    reason:
      'Only text has matches() and only lists have hasOnly(): on any other type they are an error, which refuses as well.',
    mutants: [
      'isLine: return value is string && value.size() <= max => return value.size() <= max',
      'isMessage: return value is string && value.size() <= max => return value.size() <= max',
      "isFuelTypeList: return value is list && value.hasOnly(['Gasoline/Petrol', 'Diesel', 'Kerosene', 'Cooking Gas (LPG)', 'Industrial Fuel', 'Aviation Fuel']) => return value.hasOnly(['Gasoline/Petrol', 'Diesel', 'Kerosene', 'Cooking Gas (LPG)', 'Industrial Fuel', 'Aviation Fuel'])",
    ],
  },
  {
    reason: 'The address’s own expression demands an @, which is something to see.',
    mutants: [
      String.raw`isEmail: return isFilledLine(value, 254) && value.matches('[^\\s@]+@[^\\s@]+\\.[^\\s@]+'); => return isLine(value, 254) && value.matches('[^\\s@]+@[^\\s@]+\\.[^\\s@]+');`,
    ],
  },
  {
    reason: 'An address that begins with https:// has something to see.',
    mutants: ['isPushAddress: return isLine(value, 1000) => return isFilledLine(value, 1000)'],
  },
  {
    reason: 'Their own device an administrator may get anyway, and creating has no resource.',
    mutants: ['get', 'create'].map(
      (method) =>
        `staff_devices: allow delete: if isAdmin() && resource.data.by == request.auth.token.email; => allow delete, ${method}: if isAdmin() && resource.data.by == request.auth.token.email;`,
    ),
  },
  {
    reason: 'U+2029 stands in the class already.',
    mutants: [
      String.raw`isLine: && value.matches('[^\\x00-\\x1f\\x7f-\\x9f\\x{2028}\\x{2029}\\x{202a}-\\x{202e}\\x{2066}-\\x{2069}]*'); => && value.matches('[^\\x00-\\x1f\\x7f-\\x9f\\x{2028}\\x{2029}\\x{2029}-\\x{202e}\\x{2066}-\\x{2069}]*');`,
    ],
  },
  {
    reason:
      'In a list, resource is what the query may find, never null: the condition says no to everybody but an administrator.',
    mutants: [
      'customers: allow get: if resource == null || isAdmin(); => allow get, list: if resource == null || isAdmin();',
      'customers: allow get: if resource == null || isAdmin(); => allow get, read: if resource == null || isAdmin();',
    ],
  },
  {
    reason: 'An administrator may both list and get, each by its own line.',
    mutants: [
      'customers: allow list: if isAdmin(); => allow list, get: if isAdmin();',
      'customers: allow list: if isAdmin(); => allow list, read: if isAdmin();',
      ...['activity', 'customer_work', 'newsletter_subscribers'].flatMap((match) => [
        `${match}: allow get: if isAdmin(); => allow get, list: if isAdmin();`,
        `${match}: allow get: if isAdmin(); => allow get, read: if isAdmin();`,
      ]),
      ...['customer_work', 'newsletter_subscribers'].flatMap((match) => [
        `${match}: allow list: if isAdmin(); => allow list, get: if isAdmin();`,
        `${match}: allow list: if isAdmin(); => allow list, read: if isAdmin();`,
      ]),
    ],
  },
  {
    reason: 'A generated id has 20 characters, so 14 stand before the mark.',
    mutants: ['.{14,}', '.{0,14}'].map(
      (start) =>
        `mayTakeId: return isGeneratedId(id) && (!id.matches('.{14}import') || isAdmin()); => return isGeneratedId(id) && (!id.matches('${start}import') || isAdmin());`,
    ),
  },
  {
    reason: 'Reading and deleting carry no request.resource: an error, which refuses.',
    mutants: [
      'customers: allow create: if mayTakeId(customerId) => allow create, get: if mayTakeId(customerId)',
      'customers: allow create: if mayTakeId(customerId) => allow create, list: if mayTakeId(customerId)',
      'customers: allow create: if mayTakeId(customerId) => allow create, delete: if mayTakeId(customerId)',
      'customers: allow create: if mayTakeId(customerId) => allow create, read: if mayTakeId(customerId)',
      'customers: allow update: if isAdmin() => allow update, get: if isAdmin()',
      'customers: allow update: if isAdmin() => allow update, list: if isAdmin()',
      'customers: allow update: if isAdmin() => allow update, delete: if isAdmin()',
      'customers: allow update: if isAdmin() => allow update, read: if isAdmin()',
      ...['get', 'list', 'delete', 'read'].flatMap((method) => [
        `newsletter_subscribers: allow update: if isAdmin() => allow update, ${method}: if isAdmin()`,
        `activity: allow create: if isAdmin() => allow create, ${method}: if isAdmin()`,
        `customer_work: allow create, update: if isAdmin() => allow create, ${method}, update: if isAdmin()`,
        `secrets: allow create: if isAdmin() => allow create, ${method}: if isAdmin()`,
        `staff_devices: allow create: if isAdmin() => allow create, ${method}: if isAdmin()`,
      ]),
      ...['update', 'write'].map(
        (method) =>
          `customer_work: allow create, update: if isAdmin() => allow create, ${method}, update: if isAdmin()`,
      ),
      'newsletter_subscribers: allow create: if mayTakeId(subscriberId) => allow create, get: if mayTakeId(subscriberId)',
      'newsletter_subscribers: allow create: if mayTakeId(subscriberId) => allow create, list: if mayTakeId(subscriberId)',
      'newsletter_subscribers: allow create: if mayTakeId(subscriberId) => allow create, delete: if mayTakeId(subscriberId)',
      'newsletter_subscribers: allow create: if mayTakeId(subscriberId) => allow create, read: if mayTakeId(subscriberId)',
    ],
  },
  {
    reason:
      'Creating has no resource to compare with, and deleting no request.resource: an error, which refuses.',
    mutants: ['customers', 'newsletter_subscribers'].flatMap((match) => [
      `${match}: allow update: if isAdmin() => allow update, create: if isAdmin()`,
      `${match}: allow update: if isAdmin() => allow update, write: if isAdmin()`,
    ]),
  },
];
