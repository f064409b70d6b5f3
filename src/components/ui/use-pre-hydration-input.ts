import { useEffect, useRef } from 'react';

/**
 * A ref for a prerendered form, or a part of one: what somebody typed, chose or ticked before the script arrived is
 * replayed to its controls' `onChange`, which would otherwise overwrite it.
 */
export function usePreHydrationInput<Form extends HTMLFormElement | HTMLFieldSetElement = HTMLFormElement>() {
  const form = useRef<Form>(null);
  useEffect(() => {
    for (const control of form.current?.elements ?? []) replay(control);
  }, []);
  return form;
}

function replay(control: Element): void {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const initially = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    if (control.value !== initially?.value) control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    if (control.checked === control.defaultChecked || (control.type === 'radio' && !control.checked)) return;
    control.checked = control.defaultChecked;
    control.click();
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    if (control.value !== control.defaultValue) retype(control);
  }
}

/** React takes a value for news only if it was not set through the property it watches on the element. */
function retype(control: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = control;
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
