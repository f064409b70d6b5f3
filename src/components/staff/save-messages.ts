/** The sentences of every staff screen about a change that was not stored. */
export const saveMessages = {
  offline: (name: string) => `Saving needs a signal. Nothing was changed for ${name}.`,
  failed: (reason: string) => `Failed to save: ${reason}`,
  error: 'Error saving. Please try again.',
} as const;
