export interface SiteFiles {
  /** Changes with every build that changes a cached page. */
  version: string;
  pages: Readonly<Record<string, PageFiles>>;
  shell: string;
  /** The form opens without a connection even for a first visitor. */
  form: {
    path: string;
    files: readonly string[];
    script: string;
    /** Needed to send; too much for a first visit. */
    sending: readonly string[];
  };
  /** Files that may change under the same address. */
  pictures: readonly string[];
}

interface PageFiles {
  isPrerendered: boolean;
  scripts: readonly string[];
}

export interface LoadReport {
  files: readonly string[];
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
