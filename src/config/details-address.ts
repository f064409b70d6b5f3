/** The service worker reads it in the address of a notification, too. */
export const detailsParameter = 'customer';

/** Opens a customer's details on the list's page, without a filter. */
export const detailsAddress = (id: string) => `?${new URLSearchParams({ [detailsParameter]: id })}`;
