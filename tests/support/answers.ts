/** Values of the form's required fields. */
export const answers = {
  'First Name': 'Marcia',
  'Last Name': "O'Gilvie-Bennett",
  Email: 'marcia@hopefarm.example',
  Phone: '876-555-0142',
} as const;
