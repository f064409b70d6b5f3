/** The columns of the list, as both peers show them. */
export interface ListedCustomer {
  id: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  business: string;
  fuel: string;
  volume: string;
  status: string;
  parish: string;
  preferred: string;
  /** Milliseconds. */
  created: number;
}

/** The height of a row in both peers, in pixels. */
export const rowHeight = 53;

/** The texts of a row's cells: two lines in most. */
export function cellsOf(customer: ListedCustomer): string[] {
  const { name, email, phone, company, business, fuel, volume, status, parish, preferred, created } =
    customer;
  return [
    `${name} – ${new Date(created).toISOString().slice(0, 10)} ${parish}`,
    `${email} – ${phone} ${preferred}`,
    `${company} – ${business}`,
    `${fuel} – ${volume}`,
    status,
  ];
}
