const tags =
  'p|div|ul|ol|li|h[1-6]|blockquote|table|tbody|tr|td|th|b|i|u|em|strong|span|font|html|body|html-blob';
const closing = new RegExp(`</(?:${tags}|a)>`, 'i');
const anyTag = new RegExp(`</?(?:${tags})(?:\\s[^<>]*)?>`, 'gi');
const endOfLine = /<\/(?:p|div|li|h[1-6]|blockquote|tr|td|th)>\n?/gi;
const link = /<a\s[^<>]*?href=["']([^"'<>]*)["'][^<>]*>([^<]*)<\/a>/gi;
const entity = /&(?:quot|apos|nbsp|lt|gt|amp|#0?[1-9]\d{1,4});/g;

const entities: Record<string, string> = {
  '&quot;': '"',
  '&apos;': "'",
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

export function fromWebPage(cell: string): string {
  return withoutTags(cell.replace(/<br ?\/?>\n?/gi, '\n')).replace(
    entity,
    (found) => entities[found] ?? String.fromCharCode(Number(found.replace(/\D/g, ''))),
  );
}

function withoutTags(text: string): string {
  if (!closing.test(text)) return text;
  const lines = text
    .replace(endOfLine, '\n')
    .replace(anyTag, '')
    .replace(link, (_, address: string, shown: string) =>
      isSaid(address, shown) ? shown : `${shown} (${address})`,
    )
    .split('\n');
  const trimmed = lines.map((line) => line.trim()).join('\n');
  return trimmed.replace(/\n{3,}/g, '\n\n').trim();
}

function isSaid(address: string, shown: string): boolean {
  return /^tel:/i.test(address) ? /\d/.test(shown) : address.replace(/^mailto:/i, '') === shown;
}
