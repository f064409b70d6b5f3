export interface PageMeta {
  path: string;
  /** The company's name is added after it. */
  title: string;
  description: string;
}
