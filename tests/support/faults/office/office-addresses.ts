/** Answers with the role of the account that is signed in. */
export const accountAddress = 'http://accounts.example/role';
