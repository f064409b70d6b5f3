/** A browser may still be reading the file when the click returns; this many milliseconds later it is not. */
const keepFor = 60_000;

/** Hands a text file to the browser's downloads. */
export function download(fileName: string, parts: string[], type: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keepFor);
}
