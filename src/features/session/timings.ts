/** Milliseconds a sign-in waits before it answers (requirements 4.5 and 9.4). */
export const signInDelay = 1500;

/** Milliseconds a sign-up waits before it answers (requirements 4.6 and 9.4). */
export const signUpDelay = 2000;

/** Milliseconds from the success screen of a sign-up to /login (requirements 4.6 and 9.4). */
export const signUpRedirectDelay = 2000;
