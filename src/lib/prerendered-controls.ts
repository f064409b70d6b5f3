/** React replaces HTML that differs from its own, as a translated page does. The controls of that HTML keep their values and the focus. */
export const prerenderedControls =
  typeof document === 'undefined'
    ? []
    : [
        ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
          'input, select, textarea',
        ),
      ];

export const lastUsed: { target: EventTarget | null } = { target: null };

if (typeof document !== 'undefined') {
  lastUsed.target = document.activeElement;
  for (const type of ['focusin', 'pointerdown'])
    document.addEventListener(type, ({ target }) => {
      lastUsed.target = target;
    });
}
