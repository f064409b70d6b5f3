/** Marks a customer that arrived while the list was open and that nobody has seen to yet. */
export function NewBadge() {
  return (
    <span className="rounded-sm bg-petrol-900 px-1.5 font-bold text-amber-300 text-xs leading-5">
      Just in
    </span>
  );
}
