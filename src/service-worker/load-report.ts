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
