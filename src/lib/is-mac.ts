export const isMac = () => /Mac OS X|iPhone|iPad/.test(navigator.userAgent);
