/** A problem that the person at the keyboard can mend: its message is one sentence saying what to do. */
export class UserError extends Error {}

/** Runs a program; a UserError ends it with its sentence and exit code 1, without a stack trace. */
export async function runProgram(program: () => Promise<number>): Promise<never> {
  try {
    process.exit(await program());
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
