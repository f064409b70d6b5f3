import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ChunkNotice, LoadingPart } from '@/components/layout/chunk-notice';
import { type StructuredDataBlock, StructuredDataContext } from '@/components/layout/structured-data';
import { missingPartExplanation } from '@/lib/chunk-error';
import { App } from './app';
import { LoadingLine } from './loading-line';
import { LoadingPage } from './loading-page';

export { company } from '@/config/company';

/** Hidden in every document, for a page whose scripts do not arrive. */
export const failureHtml = renderToStaticMarkup(
  <div id="chunk-failure" hidden className="sticky bottom-0 z-50 max-h-[60dvh] overflow-y-auto print:hidden">
    <ChunkNotice explanation={missingPartExplanation} onLoadAgain={() => {}} />
  </div>,
);

/** Shown in a document without a page of its own, until its scripts draw one or fail. */
export const waitingHtml = renderToStaticMarkup(
  <div className="hidden [#root:empty+[hidden]~&]:block">
    <StaticRouter location="/">
      <LoadingPage>
        <LoadingPart />
      </LoadingPage>
    </StaticRouter>
  </div>,
);

export interface PrerenderedPage {
  head: string;
  body: string;
}

/** @throws what a component threw, so that the build fails. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const blocks: StructuredDataBlock[] = [];
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StructuredDataContext value={blocks}>
        <App
          router={(routes) => (
            <>
              <StaticRouter location={path}>{routes}</StaticRouter>
              <LoadingLine />
            </>
          )}
        />
      </StructuredDataContext>
    </StrictMode>,
    // One chunk: an inline script would have to join several.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  const html = await text(prelude);
  if (failures.length > 0) throw failures[0];
  const start = html.indexOf('<!--$-->');
  if (start < 0) throw new Error(`The page ${path} was not rendered whole.`);
  const scripts = blocks.map(
    ({ id, json }) => `<script type="application/ld+json" id="${id}">${json}</script>`,
  );
  return { head: [html.slice(0, start), ...scripts].join(''), body: html.slice(start) };
}
