import { SiteFooter } from './site-footer';
import { ThumbBar } from './thumb-bar';

/** What every public page ends with. */
export function PageEnd() {
  return (
    <>
      <SiteFooter />
      <ThumbBar />
    </>
  );
}
