import { type ComponentType, lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { Head } from '@/components/layout/head-tags';
import { PageHead } from '@/components/layout/page-head';
import { PublicLayout } from '@/components/layout/public-layout';
import { type Page, pages } from '@/config/pages';
import { paths } from '@/config/paths';
import { isChunkError, loadChunk } from '@/lib/load-chunk';
import { useArrival } from './arrival';

/** A page's file exports the page, and its head. */
type PageModule = { head: Head } & Record<string, ComponentType>;

const files = import.meta.glob<PageModule>('./*/*-page.tsx', { base: '../pages' });

/** Who is signed in matters on few pages: the others do without the script that asks. */
const Guard = lazy(() => loadShown(async () => (await import('./guard')).Guard));

const routes = pages.map((page) => ({ page, Content: lazyPage(page) }));

/** Has every page asked for anew when it is shown next: `lazy` remembers for good that one did not arrive. */
export function forgetFailures(): void {
  for (const route of routes) route.Content = lazyPage(route.page);
}

/** The route table of requirement 2.3. */
export function AppRoutes() {
  const site = routes.filter(({ page }) => page.hasSiteLayout);
  const others = routes.filter(({ page }) => !page.hasSiteLayout);
  return (
    <Routes>
      <Route element={<PublicLayout />}>{site.map(toRoute)}</Route>
      {others.map(toRoute)}
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  );
}

function toRoute({ page: { path, visibleTo }, Content }: (typeof routes)[number]) {
  const content = <Content />;
  const element = visibleTo === 'everybody' ? content : <Guard visibleTo={visibleTo}>{content}</Guard>;
  return <Route key={path} path={path} element={element} />;
}

async function loadPage({ file, path, isIndexed }: Page): Promise<ComponentType> {
  const load = files[`./${file}.tsx`];
  if (!load) throw new Error(`There is no src/pages/${file}.tsx.`);
  const { head, ...exported } = await load();
  const [Content = () => null] = Object.values(exported);
  return () => {
    useArrival(head.title, isFirstPage);
    return (
      <>
        <PageHead {...head} {...(isIndexed && { path })} />
        <Content />
      </>
    );
  };
}

const inBrowser = typeof document !== 'undefined';
const isPrerendered = inBrowser && document.getElementById('root')?.hasChildNodes() === true;
const firstPath = inBrowser ? window.location.pathname : undefined;
let isLeft = false;

/** A page whose script is loaded when it is first shown. */
function lazyPage(page: Page) {
  return lazy(() => {
    if (!import.meta.env.SSR) notePageLoad();
    return loadShown(() => loadPage(page));
  });
}

/** Loads a page, or what it waits for. Until then the page that somebody leaves stays, and a line says so (site.css). */
async function loadShown<Content>(load: () => Promise<Content>): Promise<{ default: Content }> {
  const pages = isLeft ? 1 : 0;
  countOnTheirWay(pages);
  try {
    return { default: await loadChunk(load).catch(keepPrerenderedPage) };
  } finally {
    countOnTheirWay(-pages);
  }
}

let onTheirWay = 0;

function countOnTheirWay(change: number): void {
  onTheirWay += change;
  if (inBrowser) document.documentElement.toggleAttribute('data-loading', onTheirWay > 0);
}

/** Leaves the page that came as HTML as it is, and tells the document that it stays without its scripts. */
function keepPrerenderedPage(error: unknown): Promise<never> {
  if (!isChunkError(error) || !isPrerenderedPageShown()) throw error;
  document.dispatchEvent(new Event('chunkfailed'));
  return new Promise(() => {});
}

/** Whether the page on the screen is the one that the document was opened with. */
const isFirstPage = () => !isLeft;

/** Whether the page on the screen is the one whose HTML came with the document. */
function isPrerenderedPageShown(): boolean {
  return isPrerendered && !isLeft;
}

/** Called whenever a page's script is asked for: at another address than the first, that page is being left. */
function notePageLoad(): void {
  if (window.location.pathname !== firstPath) isLeft = true;
}
