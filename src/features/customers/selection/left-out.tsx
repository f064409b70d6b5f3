import { formatCount } from '@/features/customers/store/customer-text';
import type { Notice } from '@/features/customers/store/customers-state';
import { useCustomersStore } from '@/features/customers/store/customers-store';

/** So many are named: more than anybody reads. */
const mostNamed = 100;

/** Whom a change of several left out, and why. */
export function LeftOut({ failures }: Pick<NonNullable<Notice['many']>, 'failures'>) {
  if (failures.length === 0) return null;
  const more = failures.length - mostNamed;
  return (
    <section
      aria-label="Not changed"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
      className="scroller mt-1 max-h-28 overflow-y-auto rounded-md border-2 border-danger-600 bg-paper-bright px-4 py-2 text-sm shadow-lg"
    >
      <ul>
        {failures.slice(0, mostNamed).map(({ id, name, reason }) => (
          <li key={id}>
            {name && <bdi className="font-semibold">{name}</bdi>}
            {name && ': '}
            {reason}
          </li>
        ))}
        {more > 0 && <li>and {formatCount(more)} more</li>}
      </ul>
    </section>
  );
}

/** Makes the changes that are left, counting on what the list shows by now. */
export function TryAgainButton() {
  const { tryAgain } = useCustomersStore();
  return (
    <button
      type="button"
      onClick={() => void tryAgain()}
      className="min-h-11 shrink-0 cursor-pointer rounded-md px-3 font-bold underline underline-offset-4 hover:bg-black/5"
    >
      Try again
    </button>
  );
}
