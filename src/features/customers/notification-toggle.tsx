import { cn } from '@/lib/cn';
import type { NotificationSwitch } from './store/use-notifications';

/** Switches the system's notifications of new leads on and off. */
export function NotificationToggle({ isOn, toggle }: NotificationSwitch) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={toggle}
      className="group flex min-h-11 cursor-pointer items-center gap-2 text-left font-semibold text-xs"
    >
      <span
        aria-hidden="true"
        className={cn(
          'flex h-5 w-9 shrink-0 items-center rounded-full border-2 p-0.5 group-hover:border-paper-bright',
          isOn ? 'justify-end border-sea-400 bg-sea-600' : 'border-petrol-300',
        )}
      >
        <span className="size-3 rounded-full bg-paper-bright" />
      </span>
      Notify me of new leads
    </button>
  );
}
