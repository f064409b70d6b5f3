import {
  type ComponentType,
  type JSX,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isChunkError, missingPartExplanation } from '@/lib/chunk-error';
import { loadChunk } from '@/lib/load-chunk';
import { reportError } from '@/lib/report-error';
import { ChunkNotice, LoadingPart } from './chunk-notice';

/** A form without its script is closed; a decoration says nothing. */
export type SectionKind = 'section' | 'form' | 'decoration';

const explanations = {
  section: missingPartExplanation,
  form: 'This form cannot be sent: a part of it did not arrive. What you wrote stays here.',
} as const;

/** `load-chunk.ts` compares the ways to load. The props must not change before the script arrives. */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  kind: SectionKind = 'section',
  placeholder: ReactNode = kind === 'decoration' ? null : <LoadingPart />,
) {
  const loading = deferLoading(load, kind);
  const Part = lazy(async () => ({ default: await loading.begin() }));

  // Without `memo`, a new render around prerendered HTML drops it.
  return memo(function LazySection(props: Props) {
    useEffect(loading.retry, []);
    const isDecoration = kind === 'decoration';
    const part = (
      <Suspense fallback={isDecoration ? placeholder : <div data-placeholder>{placeholder}</div>}>
        <Part {...(props as Props & JSX.IntrinsicAttributes)} />
      </Suspense>
    );
    return isDecoration ? (
      part
    ) : (
      <MissingScriptNotice loading={loading} kind={kind}>
        {part}
      </MissingScriptNotice>
    );
  });
}

function deferLoading<Loaded>(load: () => Promise<Loaded>, kind: SectionKind) {
  let hasFailed = false;
  let hasArrived = false;
  let arrive: (loaded: Loaded) => void;
  let giveUp: (bug: unknown) => void;
  const watchers = new Set<() => void>();
  const arrival = new Promise<Loaded>((resolve, reject) => {
    arrive = resolve;
    giveUp = reject;
  });

  function setFailed(failed: boolean): void {
    hasFailed = failed && !hasArrived;
    for (const notify of watchers) notify();
  }

  /** A script that comes after its time counts, too. */
  async function receive(): Promise<void> {
    arrive(await load());
    hasArrived = true;
    setFailed(false);
  }

  async function attempt(mayReload = true): Promise<boolean> {
    try {
      await loadChunk(receive, { mayReload });
    } catch (error) {
      if (isChunkError(error)) {
        setFailed(true);
        window.addEventListener('online', retry, { once: true });
      } else if (kind === 'decoration') reportError(error);
      else giveUp(error);
    }
    return !hasFailed;
  }

  /** Nobody asked for it, so the page does not reload. */
  function retry(): void {
    if (hasFailed) void attempt(false);
  }

  return {
    attempt,
    retry,
    begin: () => {
      void attempt();
      return arrival;
    },
    hasFailed: () => hasFailed,
    watch: (notify: () => void) => {
      watchers.add(notify);
      return () => watchers.delete(notify);
    },
  };
}

interface MissingScriptProps {
  loading: Pick<ReturnType<typeof deferLoading>, 'attempt' | 'hasFailed' | 'watch'>;
  kind: keyof typeof explanations;
  /** Always the same element: a new one makes React drop the prerendered HTML around it. */
  children: ReactNode;
}

function MissingScriptNotice({ loading, kind, children }: MissingScriptProps) {
  const hasFailed = useSyncExternalStore(loading.watch, loading.hasFailed, () => false);
  const part = useRef<HTMLDivElement>(null);
  const prerenderedHtml = usePrerenderedHtml(part, hasFailed && kind === 'section');
  useEffect(() => {
    for (const form of part.current?.querySelectorAll('form') ?? []) form.inert = hasFailed;
  }, [hasFailed]);
  const [isLoading, setIsLoading] = useState(false);
  /** React calls the cleanup before it removes the notice. */
  const keepFocus = useCallback(
    (notice: HTMLDivElement) => () => {
      if (notice.contains(document.activeElement)) part.current?.focus({ preventScroll: true });
    },
    [],
  );

  async function loadAgain() {
    if (isLoading) return;
    setIsLoading(true);
    const hasArrived = await loading.attempt();
    setIsLoading(false);
    if (hasArrived) part.current?.focus();
    // Some browsers remember a failed script until the page reloads.
    else if (navigator.onLine) window.location.reload();
  }

  return (
    <>
      {hasFailed && (
        <div
          ref={keepFocus}
          className={kind === 'form' ? 'sticky top-2 z-10 mb-4 [header~main_&]:top-18' : 'p-4'}
        >
          <ChunkNotice
            explanation={explanations[kind]}
            isLoading={isLoading}
            onLoadAgain={() => void loadAgain()}
          />
        </div>
      )}
      <div ref={part} tabIndex={-1} className="outline-none">
        {prerenderedHtml !== undefined ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this document's own, as the build wrote it.
          <div dangerouslySetInnerHTML={{ __html: prerenderedHtml }} />
        ) : (
          children
        )}
      </div>
    </>
  );
}

/** A waiting boundary delays each change of the address, so HTML replaces it. A form waits for hydration. */
function usePrerenderedHtml(part: RefObject<HTMLDivElement | null>, hasFailed: boolean): string | undefined {
  const [html, setHtml] = useState<string>();
  useLayoutEffect(() => {
    const isWaiting = part.current?.querySelector('[data-placeholder]') != null;
    setHtml(hasFailed ? (isWaiting ? '' : part.current?.innerHTML) : undefined);
  }, [part, hasFailed]);
  return html;
}
