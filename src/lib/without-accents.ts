const marks = /\p{Mark}+/gu;

/** 'Ángela' → 'Angela': the letters without what stands above and below them. */
export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(marks, '');
}
