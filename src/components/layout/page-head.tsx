import { Helmet } from 'react-helmet-async';
import { company } from '@/config/company';

interface PageHeadProps {
  title: string;
  description?: string;
  /** Keeps sign-in and staff pages out of search engines. */
  noindex?: boolean;
}

/** A page's title and what search engines are told of it. */
export function PageHead({ title, description, noindex }: PageHeadProps) {
  return (
    <Helmet>
      <title>{`${title} | ${company.name}`}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
    </Helmet>
  );
}
