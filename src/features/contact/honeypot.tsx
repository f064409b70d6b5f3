/** Mail programs have such a field and address books do not: programs fill it in, browsers do not. */
const honeypotName = 'subject';

/** Milliseconds from the page's request to a person's first submit. Script loading counts, too. */
export const leastFillTime = 2000;

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

/** A filled field means a program, perhaps an extension of a person's browser. */
export function isHoneypotFilled(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(honeypotName));
}
