import { Check, ChevronDown } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Option } from '@/domain/options';
import { cn } from '@/lib/cn';

interface ListboxButtonProps<Value extends string> {
  ref?: RefObject<HTMLButtonElement | null>;
  label: string;
  options: readonly Option<Value>[];
  value: Value | undefined;
  isBusy?: boolean;
  isDisabled?: boolean;
  onChoose: (value: Value) => void;
  className?: string;
  'data-action'?: string;
  children: ReactNode;
}

/** Milliseconds in which typed letters form one search. */
const typingPause = 700;

/** Made once: a long list has one in each row. */
const arrow = <ChevronDown aria-hidden="true" className="size-4 shrink-0 print:hidden" />;

/** ARIA's select-only combobox. `position: fixed` leaves scrolling parts; old browsers lack `popover`. */
export function ListboxButton<Value extends string>(props: ListboxButtonProps<Value>) {
  const { label, options, value, isBusy = false, isDisabled = false, onChoose, className, children } = props;
  const id = useId();
  const own = useRef<HTMLButtonElement>(null);
  const button = props.ref ?? own;
  const list = useRef<HTMLDivElement>(null);
  const find = useTypeahead(options);
  const [active, setActive] = useState<number>();
  const isOpen = active !== undefined;
  usePlaceBeside(isOpen, button, list);

  const optionId = (index: number) => `${id}-${index}`;
  const last = options.length - 1;
  const chosen = options.findIndex((option) => option.value === value);
  const current = Math.max(0, chosen);
  /** Once used, a closed list leaves letters to the page until it loses the focus. */
  const isUsed = useRef(false);

  function close() {
    setActive(undefined);
    isUsed.current = true;
  }

  function leave() {
    setActive(undefined);
    isUsed.current = false;
  }

  function choose(index: number) {
    const option = options[index];
    close();
    if (option && option.value !== value) onChoose(option.value);
  }

  /** The keyboard's click has no detail. */
  function onClick({ detail }: MouseEvent) {
    // Safari does not focus a clicked button.
    button.current?.focus({ preventScroll: true });
    if (isDisabled) return;
    if (!isOpen) setActive(current);
    else if (detail === 0) choose(active);
    else close();
  }

  function moveTo(event: KeyboardEvent, index: number) {
    event.preventDefault();
    setActive(clamp(index, 0, last));
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (isDisabled || ctrlKey || metaKey) return;
    if (key === 'ArrowDown') moveTo(event, isOpen && !altKey ? active + 1 : (active ?? current));
    else if (key === 'ArrowUp' && altKey && isOpen) close();
    else if (key === 'ArrowUp') moveTo(event, isOpen ? active - 1 : current);
    else if (key === 'Home') moveTo(event, 0);
    else if (key === 'End') moveTo(event, last);
    else if (key === 'Escape' && isOpen) {
      // A dialog around it stays open.
      event.preventDefault();
      close();
    } else if (key.length === 1 && key !== ' ' && !altKey && (isOpen || !isUsed.current)) {
      moveTo(event, find(event, active ?? current));
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-busy={isBusy}
        aria-disabled={isDisabled || undefined}
        data-action={props['data-action']}
        {...(isOpen && { 'aria-controls': id, 'aria-activedescendant': optionId(active) })}
        onMouseDown={keepFocus}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onBlur={leave}
        className={className}
      >
        <span className="contents">{children}</span>
        {arrow}
      </button>
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label={label}
          onMouseDown={keepFocus}
          className="fixed z-50 max-h-[calc(100dvh-1rem)] min-w-40 cursor-pointer overflow-y-auto rounded-md border border-paper-edge bg-white py-1 text-petrol-900 text-sm shadow-xl"
        >
          {options.map((option, index) => (
            <ListboxOption
              key={option.value}
              id={optionId(index)}
              label={option.label}
              isChosen={index === chosen}
              isActive={index === active}
              onPoint={() => index !== active && setActive(index)}
              onClick={() => choose(index)}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface ListboxOptionProps {
  id: string;
  label: string;
  isChosen: boolean;
  isActive: boolean;
  onPoint: () => void;
  onClick: () => void;
}

function ListboxOption({ id, label, isChosen, isActive, onPoint, onClick }: ListboxOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button has the focus and the keys.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onPointerMove={onPoint}
      onClick={onClick}
      className={cn(
        'flex min-h-11 items-center gap-2 py-1 pr-4 pl-3 font-medium',
        isActive && 'listbox-active bg-petrol-900 text-paper-bright',
      )}
    >
      <Check aria-hidden="true" className={cn('size-4 shrink-0', !isChosen && 'invisible')} />
      <span>{label}</span>
    </div>
  );
}

/** Finds the next option with a word that begins like the typed text. The same letter again moves on. */
function useTypeahead(options: readonly Option[]) {
  const typed = useRef({ text: '', at: 0 });
  return ({ key, timeStamp }: KeyboardEvent, start: number): number => {
    const { text, at } = typed.current;
    const letter = key.toLowerCase();
    const together = timeStamp - at < typingPause ? text + letter : letter;
    typed.current = { text: together, at: timeStamp };
    const isRepeated = [...together].every((one) => one === letter);
    const wanted = isRepeated ? letter : together;
    const order = options.map((_, n) => (start + n + (isRepeated ? 1 : 0)) % options.length);
    return order.find((index) => ` ${options[index]?.label.toLowerCase()}`.includes(` ${wanted}`)) ?? start;
  };
}

/** A loss of the focus closes the list. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

const edge = 8;
const gap = 4;

/** Places the list below its button, or above near the screen's end, and follows scrolling. */
function usePlaceBeside(
  isOpen: boolean,
  button: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    function place() {
      if (!button.current || !list.current) return;
      const { left, top, bottom } = button.current.getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height, style } = list.current;
      const lowest = window.innerHeight - height - edge;
      const below = bottom + gap;
      style.top = `${clamp(below <= lowest ? below : top - gap - height, edge, lowest)}px`;
      const rightmost = document.documentElement.clientWidth - width - edge;
      style.left = `${clamp(left, edge, rightmost)}px`;
    }
    place();
    // Captures scrolling of a dialog, too.
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [isOpen, button, list]);
}
