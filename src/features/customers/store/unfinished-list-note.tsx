import { useUnfinishedRead } from './customers-store';

export function UnfinishedListNote() {
  if (!useUnfinishedRead()) return null;
  return <p className="text-petrol-700 text-sm">The list is not read to its end: others may be on it.</p>;
}
