import { Helmet, HelmetProvider } from 'react-helmet-async';
import { company } from '@/config/company';
import { socialPreview, socialPreviewSize } from '@/config/social-preview';

export interface HeadTagsProps {
  title: string;
  description?: string;
  /** For the canonical address; search engines skip a page without it. */
  path?: string;
}

export function HeadTags({ title, description, path }: HeadTagsProps) {
  const address = path === undefined ? undefined : company.siteUrl + path;
  return (
    <HelmetProvider>
      <Helmet>
        {/* In a browser `PageHead` writes into the title of the HTML; React would add a second one. */}
        {typeof document === 'undefined' && <title>{title}</title>}
        {description && <meta name="description" content={description} />}
        {!address && <meta name="robots" content="noindex" />}
        {address && <link rel="canonical" href={address} />}
        {address && <link rel="alternate" hrefLang="en-JM" href={address} />}
        {address && <link rel="alternate" hrefLang="x-default" href={address} />}
        {address && <meta property="og:type" content="website" />}
        {address && <meta property="og:site_name" content={company.name} />}
        {address && <meta property="og:locale" content="en_JM" />}
        {address && <meta property="og:url" content={address} />}
        {address && <meta property="og:title" content={title} />}
        {address && description && <meta property="og:description" content={description} />}
        {path !== undefined && <meta property="og:image" content={company.siteUrl + socialPreview(path)} />}
        {address && <meta property="og:image:width" content={String(socialPreviewSize.width)} />}
        {address && <meta property="og:image:height" content={String(socialPreviewSize.height)} />}
        {address && <meta name="twitter:card" content="summary_large_image" />}
      </Helmet>
    </HelmetProvider>
  );
}
