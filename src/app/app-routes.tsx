import { type ComponentType, lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageHead } from '@/components/layout/page-head';
import { PublicLayout } from '@/components/layout/public-layout';
import { type Page, pages } from '@/config/pages';
import { paths } from '@/config/paths';
import { loadChunk } from '@/lib/load-chunk';
import { lazyPage } from './lazy-page';

const files = import.meta.glob<Record<string, ComponentType>>('./*/*-page.tsx', { base: '../pages' });

/** Who is signed in matters on few pages: the others do without the script that asks. */
const Guard = lazy(async () => ({ default: await loadChunk(async () => (await import('./guard')).Guard) }));

const routes = pages.map((page) => ({ page, Content: lazyPage(() => loadPage(page)) }));

/** The route table of specification, point 2. */
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

function toRoute({ page, Content }: (typeof routes)[number]) {
  const { path, title, description, visibleTo, isIndexed } = page;
  const content = (
    <>
      <PageHead title={title} {...(description && { description })} {...(isIndexed && { path })} />
      <Content />
    </>
  );
  const element = visibleTo === 'everybody' ? content : <Guard visibleTo={visibleTo}>{content}</Guard>;
  return <Route key={path} path={path} element={element} />;
}

async function loadPage({ file }: Page): Promise<ComponentType> {
  const load = files[`./${file}.tsx`];
  const [content] = load ? Object.values(await load()) : [];
  if (!content) throw new Error(`src/pages/${file}.tsx exports no page.`);
  return content;
}
