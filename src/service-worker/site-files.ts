/** What the build tells the service worker of the site. */
export interface SiteFiles {
  /** Changes with every build that changes a kept page. */
  version: string;
  /** Every page by its address. */
  pages: Readonly<Record<string, PageFiles>>;
  /** Where the shell of the pages that are not prerendered is served. */
  shell: string;
  /** The page that opens without a signal also for who has never opened it. */
  form: {
    path: string;
    /** What it needs to be filled in. */
    files: readonly string[];
    /** The script by which it is known that somebody uses the form. */
    script: string;
    /** What it needs to be sent: more than a first visit should pay for. */
    sending: readonly string[];
  };
  /** What every page shows, and the host may change under the same address. */
  pictures: readonly string[];
}

interface PageFiles {
  isPrerendered: boolean;
  /** The scripts it needs at once. */
  scripts: readonly string[];
}

/** What a page that has loaded tells the service worker. */
export interface LoadReport {
  /** The addresses of the site's own files that it has fetched. */
  files: readonly string[];
  /** Whether the page was opened through the service worker. */
  wasThere: boolean;
}

export function isReport(data: unknown): data is LoadReport {
  return (
    typeof data === 'object' &&
    data !== null &&
    'files' in data &&
    'wasThere' in data &&
    Array.isArray(data.files)
  );
}
