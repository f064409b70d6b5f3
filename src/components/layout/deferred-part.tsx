import {
  type ComponentType,
  type JSX,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isChunkError, loadChunk } from '@/lib/load-chunk';
import { reportError } from '@/lib/report-error';
import { ChunkNotice, LoadingPart, missingPartExplanation } from './chunk-notice';

/**
 * What is lost when a part's script does not arrive. A prerendered form is closed then, so that it does not look alive; a
 * decoration is not missed: nothing is said.
 */
export type PartKind = 'section' | 'form' | 'decoration';

const explanations = {
  section: missingPartExplanation,
  form: 'This form cannot be sent: a part of it did not arrive. What you wrote stays here.',
} as const;

/**
 * A part of a page whose script follows the page's own. When that does not arrive, a notice says so at its place, with
 * ways out; prerendered HTML stays as it is, and comes alive with what was typed there when a second try succeeds.
 * Its props must not change before it has arrived.
 * @param load imports the component; it has the time-out of `loadChunk`.
 * @param standIn what is shown until then where there is no prerendered HTML.
 */
export function deferredPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  kind: PartKind = 'section',
  standIn: ReactNode = kind === 'decoration' ? null : <LoadingPart />,
) {
  const loading = deferLoading(load, kind);
  const Part = lazy(async () => ({ default: await loading.begin() }));

  // Without `memo`, a new render around prerendered HTML would drop it.
  return memo(function DeferredPart(props: Props) {
    const part = (
      <Suspense fallback={standIn}>
        <Part {...(props as Props & JSX.IntrinsicAttributes)} />
      </Suspense>
    );
    return kind === 'decoration' ? (
      part
    ) : (
      <Arrival loading={loading} kind={kind}>
        {part}
      </Arrival>
    );
  });
}

/** Loads something; after a failure, who waits for it goes on waiting for the next attempt. */
function deferLoading<Loaded>(load: () => Promise<Loaded>, kind: PartKind) {
  let hasFailed = false;
  let arrive: (loaded: Loaded) => void;
  let giveUp: (bug: unknown) => void;
  const watchers = new Set<() => void>();
  const arrival = new Promise<Loaded>((resolve, reject) => {
    arrive = resolve;
    giveUp = reject;
  });

  /** Whether it has arrived now. */
  async function attempt(): Promise<boolean> {
    try {
      arrive(await loadChunk(load));
      hasFailed = false;
    } catch (error) {
      if (isChunkError(error)) hasFailed = true;
      else if (kind === 'decoration') reportError(error);
      else giveUp(error);
    }
    for (const notify of watchers) notify();
    return !hasFailed;
  }

  return {
    attempt,
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

interface ArrivalProps {
  loading: Pick<ReturnType<typeof deferLoading>, 'attempt' | 'hasFailed' | 'watch'>;
  kind: keyof typeof explanations;
  /** Always the same element: a new one would make React drop prerendered HTML that it surrounds. */
  children: ReactNode;
}

/** Shows the notice beside a part that did not arrive. */
function Arrival({ loading, kind, children }: ArrivalProps) {
  const hasFailed = useSyncExternalStore(loading.watch, loading.hasFailed, () => false);
  const part = useRef<HTMLDivElement>(null);
  const standing = useStandingHtml(part, hasFailed && kind === 'section');
  useEffect(() => {
    for (const form of part.current?.querySelectorAll('form') ?? []) form.inert = hasFailed;
  }, [hasFailed]);
  const [isLoading, setIsLoading] = useState(false);

  async function loadAgain() {
    if (isLoading) return;
    setIsLoading(true);
    const hasArrived = await loading.attempt();
    setIsLoading(false);
    if (hasArrived) part.current?.focus();
    // Some browsers remember for as long as the page lives that a script could not be had.
    else if (navigator.onLine) window.location.reload();
  }

  return (
    <>
      {hasFailed && (
        <div className={kind === 'form' ? 'sticky top-2 z-10 mb-4 [header~main_&]:top-18' : 'p-4'}>
          <ChunkNotice
            explanation={explanations[kind]}
            isLoading={isLoading}
            onLoadAgain={() => void loadAgain()}
          />
        </div>
      )}
      <div ref={part} tabIndex={-1} className="outline-none">
        {standing ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this document's own, as the build wrote it.
          <div dangerouslySetInnerHTML={{ __html: standing }} />
        ) : (
          children
        )}
      </div>
    </>
  );
}

/**
 * What a section that failed holds of prerendered HTML, to be shown in place of its boundary: left waiting, that would
 * hold up every later change of the address. A form is left waiting, so that it can come alive with what was typed.
 */
function useStandingHtml(part: RefObject<HTMLDivElement | null>, hasFailed: boolean): string | undefined {
  const [html, setHtml] = useState<string>();
  useLayoutEffect(() => setHtml(hasFailed ? part.current?.innerHTML : undefined), [part, hasFailed]);
  return html;
}
