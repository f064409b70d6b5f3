/** The outcome of a write that the database answered (requirement 7). */
export type Result = { success: true; message: string } | { success: false; error: string };
