import { collections } from '@/data/collections';
import { buildCustomer } from '../../build-customer';
import { type DocumentToStore, storeDocuments } from '../../database';
import { beginning, type DatabaseTime } from './database-time';
import type { Journal } from './journal';

export const staffEmails = ['ann@fuel.example', 'ben@fuel.example', 'cora@fuel.example'] as const;

const hour = 60 * 60 * 1000;
const idOf = (n: number) => `customer${String(n).padStart(12, '0')}`;

/** A customer without the time of the request, as no ordered query finds them. */
export const undatedId = idOf(99);

/** How many customers a day begins with. */
const customers = 7;

/** With what searches fold, and what filters tell apart. */
const lastNames = ['Grant', 'Núñez', 'O’Neil', 'Nunez', 'Åsa', 'Grant-Núñez', 'D‘Angelo'];
const companies = ['Hope Farm Ltd.', '', 'CAFÉ Ñandú'];
const parishes = ['Kingston', '', 'Saint Ann'];
const fuels = [['Diesel'], [], ['Diesel', 'Kerosene'], ['Gasoline/Petrol']];

/** The database in the morning: customers of the last days, the last with a time that is far off. */
export async function storeMorning(time: DatabaseTime, journal: Journal): Promise<void> {
  const stored = Array.from({ length: customers }, (_, n) => {
    const createdAt = beginning - (n * 20 + 1) * hour;
    // Somebody's program once stored a customer with a wrong clock.
    const updatedAt = n === customers - 1 ? beginning + 900 * 24 * hour : createdAt;
    const { id: _id, ...fields } = buildCustomer({
      firstName: `Customer${n}`,
      lastName: lastNames[n] ?? '',
      companyName: companies[n % companies.length] ?? '',
      parish: parishes[n % parishes.length] ?? '',
      fuelTypes: fuels[n % fuels.length] ?? [],
      email: `customer${n}@hopefarm.example`,
      phone: `+1 876-555-01${String(20 + n)}`,
      status: n % 3 === 2 ? 'contacted' : 'new',
    });
    return { id: idOf(n), fields, createdAt, updatedAt };
  });
  const work = [
    { id: idOf(1), fields: { owner: staffEmails[1], followUpAt: new Date(beginning + 2 * hour) } },
    { id: idOf(3), fields: { owner: staffEmails[2], followUpAt: new Date(beginning - 2 * hour) } },
  ].map(({ id, fields }) => ({ id, fields: { ...fields, duplicateOf: '', updatedBy: staffEmails[0] } }));
  const { id: _id, ...undated } = buildCustomer({
    firstName: 'Undated',
    status: 'inactive',
    phone: '+1 876-555-0199',
  });
  const yesterday = beginning - 24 * hour;
  const { createdAt: _createdAt, ...rest } = undated;
  const dated = stored.map(
    ({ id, fields, createdAt, updatedAt }): DocumentToStore => ({
      id,
      fields: { ...fields, createdAt: time.realDate(createdAt), updatedAt: time.realDate(updatedAt) },
    }),
  );
  const updatedAt = time.realDate(yesterday);
  await time.during(() =>
    Promise.all([
      storeDocuments(collections.customers, [...dated, { id: undatedId, fields: { ...rest, updatedAt } }]),
      storeDocuments(
        collections.customerWork,
        work.map(({ id, fields }) => ({ id, fields: { ...fields, updatedAt } })),
      ),
      storeDocuments(
        collections.staff,
        staffEmails.map((email, n) => ({
          id: `staff${n}`,
          fields: { email, name: `Staff ${n}`, role: 'admin' },
        })),
      ),
    ]),
  );
  for (const { id, fields, createdAt, updatedAt } of stored)
    journal.documents.set(`${collections.customers}/${id}`, { ...fields, createdAt, updatedAt });
  journal.documents.set(`${collections.customers}/${undatedId}`, { ...rest, updatedAt: yesterday });
  for (const { id, fields } of work)
    journal.documents.set(`${collections.customerWork}/${id}`, {
      ...fields,
      followUpAt: fields.followUpAt.getTime(),
      updatedAt: yesterday,
    });
}

/** Three files of contacts; each line has a note of its own. Some are on the list, and two files share one. */
export function importFile(file: number) {
  const lines = [
    `Import${file}a,Brown,+1 876-555-016${file},first of ${file}`,
    `Import${file}b,Grant,+1 876-555-0170,second of ${file}`,
    `Import${file}c,Lewis,+1 876-555-0121,third of ${file}`,
  ];
  const bytes = new TextEncoder().encode(`First Name,Last Name,Phone,Notes\n${lines.join('\n')}\n`);
  const name = `contacts-${file}.csv`;
  return { name, size: bytes.length, arrayBuffer: async () => bytes.buffer } as unknown as File;
}
