/** The admin screen's sentences (specification, point 8). */
export const messages = {
  loadFailed: 'Failed to load customers. Please check your connection and try again.',
  statusFailed: (reason: string) => `Failed to update status: ${reason}`,
  statusError: 'Error updating status. Please try again.',
  nothingToExport: 'No customers to export',
} as const;
