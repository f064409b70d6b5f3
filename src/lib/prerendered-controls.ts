/** React replaces a form's HTML that differs from its own, as a translated page does. Its controls keep their values. */
export const prerenderedControls =
  typeof document === 'undefined' ? [] : [...document.forms].flatMap(({ elements }) => [...elements]);
