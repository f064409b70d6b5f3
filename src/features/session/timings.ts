/** Milliseconds a sign-in waits before it answers (requirements 4 and 9). */
export const signInDelay = 1500;

/** Milliseconds a sign-up waits before it answers (requirements 4 and 9). */
export const signUpDelay = 2000;

/** Milliseconds from the success screen of a sign-up to /login (requirements 4 and 9). */
export const signUpRedirectDelay = 2000;
