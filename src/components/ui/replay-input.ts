import { lastUsed, prerenderedControls } from '@/lib/prerendered-controls';

type Shown = string | boolean;

type ReadableControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isReadable = (control: Element): control is ReadableControl =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement;

const isTickable = (control: ReadableControl): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

/** Call it right after React has drawn the controls. */
export function shownIn(controls: Iterable<Element>): Map<Element, Shown> {
  return new Map(
    [...controls]
      .filter(isReadable)
      .map((control) => [control, isTickable(control) ? control.checked : control.value]),
  );
}

/** Calls `onChange` with the value on the screen. Without an entry in `drawn`, the HTML's default counts. */
export function replayInputs(controls: Iterable<Element>, drawn?: ReadonlyMap<Element, Shown>): void {
  // Reads all first: the first call may make React draw the others.
  const changes = [...controls].filter(isReadable).flatMap((control) => {
    const before = drawn?.get(control) ?? initiallyIn(control);
    const now = isTickable(control) ? control.checked : control.value;
    return now === before || (control.type === 'radio' && !now) ? [] : [{ control, before, now }];
  });
  for (const { control, before, now } of changes) replay(control, before, now);
}

export function takeOver(controls: Iterable<Element>): void {
  const left = prerenderedControls.splice(0).filter((control) => !control.isConnected);
  for (const control of [...controls].filter(isReadable)) {
    const old = left.find((other) => isSameAnswer(other, control));
    if (!old) continue;
    if (old === lastUsed.target) control.focus({ preventScroll: true });
    const now = isTickable(old) ? old.checked : old.value;
    if (now === initiallyIn(old)) continue;
    if (isTickable(control)) control.checked = now === true;
    else control.value = String(now);
  }
}

function isSameAnswer(one: ReadableControl, other: ReadableControl): boolean {
  const isSameOption = !isTickable(one) || one.value === other.value;
  return one.type === other.type && one.id === other.id && one.name === other.name && isSameOption;
}

function initiallyIn(control: ReadableControl): Shown {
  if (control instanceof HTMLSelectElement) return firstChoice(control) ?? '';
  return isTickable(control) ? control.defaultChecked : control.defaultValue;
}

function replay(control: ReadableControl, before: Shown, now: Shown): void {
  if (isTickable(control)) {
    control.checked = before === true;
    control.click();
  } else if (control instanceof HTMLSelectElement) {
    control.value = String(now);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    // React notices a value only if it was not set through the property that it watches.
    control.value = String(before);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, now);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function firstChoice(select: HTMLSelectElement): string | undefined {
  const options = [...select.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}
