/** The outcome of a write that the database answered (specification, point 7). */
export type Result = { success: true; message: string } | { success: false; error: string };
