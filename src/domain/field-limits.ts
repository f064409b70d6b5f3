/** The most characters a stored field may hold. `firestore.rules` repeats these; a test holds the two together. */
export const fieldLimits = {
  name: 100,
  position: 100,
  phone: 40,
  email: 254,
  companyName: 200,
  address: 500,
  message: 5000,
} as const;
