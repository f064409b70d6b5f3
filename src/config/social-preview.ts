import { paths } from './paths';

/** The picture that messengers and social media show with a link to a page, as `npm run docs:icons` draws it. */
export function socialPreview(path: string): string {
  return `/social${path === paths.home ? '/home' : path}.jpg`;
}
