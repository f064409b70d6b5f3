import { missingVariables } from '@/config/parse-env';
import { UserError } from '../support/fail.ts';

/**
 * The project that the public site belongs to.
 * @throws {UserError} naming every variable that is missing, or when the project exists on the emulators only.
 */
export function requireRealProject(variables: Readonly<Record<string, string | undefined>>): string {
  const missing = missingVariables(variables);
  if (missing.length > 0) {
    throw new UserError(
      `Nothing can be put online without ${missing.join(', ')}: set every one in the environment or in .env (.env.example explains them).`,
    );
  }
  const projectId = variables.VITE_FIREBASE_PROJECT_ID?.trim() ?? '';
  if (projectId.startsWith('demo-')) {
    throw new UserError(
      `${projectId} is a demonstration project, which exists on the emulators only: name a real one in VITE_FIREBASE_PROJECT_ID.`,
    );
  }
  return projectId;
}

/**
 * Demands that what is put online can be found again in the history.
 * @throws {UserError} naming the first files that are not committed.
 */
export function requireCommitted(files: readonly string[]): void {
  if (files.length === 0) return;
  const more = files.length > 3 ? ` and ${files.length - 3} more` : '';
  throw new UserError(
    `What is put online must be committed, and these files are not: ${files.slice(0, 3).join(', ')}${more}.`,
  );
}
