import { paths } from './paths';

/** The picture for links in messengers and social media; `npm run docs:icons` draws it. */
export function socialPreview(path: string): string {
  return `/social${path === paths.home ? '/home' : path}.jpg`;
}

export const socialPreviewSize = { width: 1200, height: 630 } as const;
