/** A project of their own: other tests, at the same emulator, never see these documents or these rules. */
export const projectId = process.env.RULES_PROJECT ?? 'demo-rules';

const databaseName = `projects/${projectId}/databases/(default)`;

/** The full resource name of a document, such as `customers/ID`. */
export function documentName(path: string): string {
  return `${databaseName}/documents/${path}`;
}

/** The documents' address in the REST interface. */
export const documentsUrl = `/v1/${databaseName}/documents`;

/** The emulator's own control of the rules. */
export const rulesUrl = `/emulator/v1/projects/${projectId}:securityRules`;
