import type { ReactNode } from 'react';

export function NoticeRow({ children, button }: { children: ReactNode; button: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="max-w-full flex-[1_0_9.25rem] max-[22rem]:basis-29">{children}</div>
      {button}
    </div>
  );
}
