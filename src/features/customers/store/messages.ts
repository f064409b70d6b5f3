/**
 * The admin screen's sentences: the specification's (point 8), and what is said of leads that arrive by themselves
 * and of what somebody else did meanwhile.
 */
export const messages = {
  loadFailed: 'Failed to load customers. Please check your connection and try again.',
  statusFailed: (reason: string) => `Failed to update status: ${reason}`,
  statusError: 'Error updating status. Please try again.',
  statusConflict: (name: string, status: string) =>
    `${name} was changed to ${status} meanwhile. Your change was not made.`,
  erased: 'This customer has been erased from the database.',
  nothingToExport: 'No customers to export',
  oneArrived: (name: string) => `New lead: ${name}`,
  manyArrived: (count: string) => `${count} new leads`,
  notificationsOn: 'You will be notified of new leads while this tab is hidden.',
  notificationsDenied:
    'This browser does not allow notifications from this site. Allow them in its settings for the site, then switch them on here.',
  notificationsUnanswered: 'Notifications stay off until you allow them.',
  notificationsImpossible: 'This browser cannot show notifications of a website.',
} as const;
