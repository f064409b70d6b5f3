export const shownAtOnce = 50;
