import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cn } from '@/lib/cn';

interface Tab {
  id: string;
  /** Without plain text, `name` gives the accessible name. */
  label: ReactNode;
  name?: string;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  className?: string;
  listClassName?: string;
  tabClassName?: (selected: boolean) => string;
  chosenClassName?: string;
  panelClassName?: string;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** ARIA's tab pattern. Every panel is in the HTML, and without scripting all of them show. */
export function Tabs({
  label,
  tabs,
  className,
  listClassName,
  tabClassName,
  chosenClassName,
  panelClassName,
}: TabsProps) {
  const [selected, setSelected] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const base = useId();
  const [isAlive, setIsAlive] = useState(false);

  // A tab clicked before hydration has the focus.
  useEffect(() => {
    const early = buttons.current.findIndex((button) => button !== null && button === document.activeElement);
    if (early > 0) setSelected(early);
    setIsAlive(true);
  }, []);

  const choose = (index: number) => {
    setSelected(index);
    buttons.current[index]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    if (step) choose((selected + step + tabs.length) % tabs.length);
    else if (event.key === 'Home') choose(0);
    else if (event.key === 'End') choose(tabs.length - 1);
    else return;
    event.preventDefault();
  };

  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        className={cn('no-script:hidden print:hidden', listClassName)}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${base}-${tab.id}-tab`}
            aria-controls={`${base}-${tab.id}`}
            aria-selected={index === selected}
            aria-label={tab.name}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
            className={cn('min-h-11 cursor-pointer', tabClassName?.(index === selected))}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {chosenClassName && (
        <p aria-hidden="true" className={cn('no-script:hidden print:hidden', chosenClassName)}>
          {tabs[selected]?.name}
        </p>
      )}
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}`}
          aria-labelledby={`${base}-${tab.id}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern asks for it where a panel begins with text.
          tabIndex={0}
          // Only newer browsers know the `scripting` media feature.
          className={cn(
            panelClassName,
            index !== selected && 'script:hidden print:block!',
            index !== selected && isAlive && 'hidden',
          )}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
