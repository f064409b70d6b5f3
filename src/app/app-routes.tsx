import { type ComponentType, lazy, useEffect, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { type Head, PageHead } from '@/components/layout/page-head';
import { PublicLayout } from '@/components/layout/public-layout';
import { type Page, pages } from '@/config/pages';
import { paths } from '@/config/paths';
import { isChunkError } from '@/lib/chunk-error';
import { loadChunk } from '@/lib/load-chunk';
import { ErrorBoundary } from './error-boundary';
import { FailedPage } from './failed-page';
import { LoadingPage } from './loading-page';
import { useRouteAnnouncement } from './route-announcer';

type PageModule = { head: Head; loadContent?: () => Promise<unknown> } & Record<string, ComponentType>;

const files = import.meta.glob<PageModule>('./*/*-page.tsx', { base: '../pages' });

interface PageRoute {
  page: Page;
  /** Replaced after a failure: `lazy` remembers for good that a script did not arrive. */
  Content: ComponentType;
  isPreloaded: boolean;
}

const inBrowser = typeof document !== 'undefined';
const isPrerendered = inBrowser && document.getElementById('root')?.hasChildNodes() === true;
const firstPath = inBrowser ? window.location.pathname : undefined;
let isLeft = false;
const loadedPaths = new Set<string>();

const routes: PageRoute[] = pages.map((page) => {
  const isFirst = page.path === firstPath && !page.hasSiteLayout && !isPrerendered;
  return { page, Content: isFirst ? firstPage(page) : lazyPage(page), isPreloaded: false };
});

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

function toRoute(route: PageRoute) {
  const { path, hasSiteLayout } = route.page;
  const fail = (error: unknown) => <FailedPage key={path} error={error} isFirst={isFirstPage()} />;
  const element = (
    <ErrorBoundary
      fallback={hasSiteLayout ? fail : (error) => <PublicLayout>{fail(error)}</PublicLayout>}
      onError={() => {
        isLeft = true;
        route.Content = lazyPage(route.page);
        route.isPreloaded = false;
        loadedPaths.delete(path);
      }}
    >
      <CurrentContent key={path} route={route} />
    </ErrorBoundary>
  );
  return <Route key={path} path={path} element={element} />;
}

/** An open page keeps its component: another one would render it again. */
function CurrentContent({ route }: { route: PageRoute }) {
  const [Content] = useState(() => route.Content);
  return <Content />;
}

function lazyPage(page: Page): ComponentType {
  return lazyContent(() => loadGuarded(page));
}

function lazyContent(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await loadShown(load) }));
}

/** Without `Suspense`, whose fallback React shows for 300 ms at least. */
function firstPage(page: Page): ComponentType {
  let loaded: ComponentType | undefined;
  const loading = loadShown(() => loadGuarded(page)).catch(
    (error): ComponentType =>
      () => {
        throw error;
      },
  );
  return function FirstPage() {
    const [Content, setContent] = useState(() => loaded);
    useEffect(() => {
      void loading.then((content) => {
        loaded = content;
        setContent(() => content);
      });
    }, []);
    return Content ? <Content /> : <LoadingPage />;
  };
}

/** The guard's script comes first, as the guard may redirect. */
async function loadGuarded(page: Page): Promise<ComponentType> {
  const { visibleTo } = page;
  if (visibleTo === 'everybody') return loadPage(page);
  const { Guard, mayStay } = await import('./guard');
  const Content = mayStay(visibleTo) ? await loadPage(page) : lazyContent(() => loadPage(page));
  return () => (
    <Guard visibleTo={visibleTo}>
      <Content />
    </Guard>
  );
}

/** Loads a public page's scripts before it is opened. Opening the page repeats what fails here. */
export async function preloadPage(path: string): Promise<void> {
  const route = routes.find(({ page }) => page.path === path && page.visibleTo === 'everybody');
  if (!route || route.isPreloaded) return;
  route.Content = await loadPage(route.page, true);
  route.isPreloaded = true;
}

export function isPagePreloaded(path: string): boolean {
  return routes.some(({ page, isPreloaded }) => page.path === path && isPreloaded);
}

export function isPageLoaded(path: string): boolean {
  return loadedPaths.has(path);
}

function importPage({ file }: Page): Promise<PageModule> {
  const load = files[`./${file}.tsx`];
  if (!load) throw new Error(`There is no src/pages/${file}.tsx.`);
  return load();
}

async function loadPage(page: Page, isWhole = false): Promise<ComponentType> {
  const { path, isIndexed } = page;
  const { head, loadContent, ...exported } = await importPage(page);
  const [Content = () => null] = Object.values(exported);
  if (isWhole || !isPrerenderedPageShown()) await loadContent?.();
  loadedPaths.add(path);
  return () => {
    useRouteAnnouncement(head.title, isFirstPage);
    return (
      <>
        <PageHead {...head} {...(isIndexed && { path })} />
        <Content />
      </>
    );
  };
}

async function loadShown<Content>(load: () => Promise<Content>): Promise<Content> {
  if (inBrowser) noteAddress();
  return loadChunk(load).catch(keepPrerenderedPage);
}

/** The page's prerendered HTML stays; the document's own notice says that its scripts are missing. */
function keepPrerenderedPage(error: unknown): Promise<never> {
  if (!isChunkError(error) || !isPrerenderedPageShown()) throw error;
  document.dispatchEvent(new Event('chunkfailed'));
  return new Promise(() => {});
}

function isFirstPage(): boolean {
  noteAddress();
  return !isLeft;
}

function isPrerenderedPageShown(): boolean {
  return isPrerendered && !isLeft;
}

/** The first page is left once another address has a page or asks for its script. */
function noteAddress(): void {
  if (window.location.pathname !== firstPath) isLeft = true;
}
