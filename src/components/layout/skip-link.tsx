export const mainId = 'main';

export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      // An entry of its own in the history would lose the page that a person wanted before signing in.
      onClick={(event) => {
        event.preventDefault();
        const main = document.getElementById(mainId);
        main?.focus({ preventScroll: true });
        main?.scrollIntoView();
      }}
      className="sr-only z-50 rounded-md border border-transparent bg-amber-400 font-semibold text-petrol-950 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
    >
      Skip to content
    </a>
  );
}
