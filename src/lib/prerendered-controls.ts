/** React replaces HTML that differs from its own, as a translated page does. The controls of that HTML keep their values. */
export const prerenderedControls =
  typeof document === 'undefined'
    ? []
    : [
        ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
          'input, select, textarea',
        ),
      ];
