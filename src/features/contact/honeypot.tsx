/** A field that mail programs have and address books have not: programs fill it in, browsers do not. */
const honeypotName = 'subject';

/**
 * The least time, in milliseconds, from asking for the page to sending the form. Nobody reads the page, fills in four
 * fields – even from the browser's address book – and comes down to the button in less; a program does. It counts from
 * when the page was asked for, and not from when its script arrived, lest a slow connection is held against anybody.
 */
export const leastFillTime = 2000;

/** A field that no person sees, reaches or hears of. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Subject
        <input
          type="text"
          name={honeypotName}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
        />
      </label>
    </div>
  );
}

/** Whether something is written in the honeypot: a program's doing, which may be an extension of a person's browser. */
export function isHoneypotFilled(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(honeypotName));
}
