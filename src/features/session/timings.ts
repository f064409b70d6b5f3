/** Requirements 4.5 and 9.4. All delays are in milliseconds. */
export const signInDelay = 1500;

/** Requirements 4.6 and 9.4. */
export const signUpDelay = 2000;

/** Requirements 4.6 and 9.4: from the success screen to /login. */
export const signUpRedirectDelay = 2000;
