/** Milliseconds until the URL is revoked: the browser may read the file after the click. */
const keepFor = 60_000;

export function download(fileName: string, parts: string[], type: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keepFor);
}
