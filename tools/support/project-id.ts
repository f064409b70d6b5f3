/** A name, a number or an address of the console is none. */
export const isProjectId = (text: string) => /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(text);

export const projectIdForm =
  'the id of a project (6 to 30 small letters, digits and hyphens that begin with a letter)';
