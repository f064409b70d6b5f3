export interface ZipEntry {
  name: string;
  unpackedBytes: number;
  packed: Uint8Array<ArrayBuffer>;
  isDeflated: boolean;
}

const headerBytes = { inDirectory: 46, besideContent: 30 } as const;

/** All entries, wherever they stand: comments can push any of them far from the end of the file. */
export function* zipEntries(bytes: Uint8Array<ArrayBuffer>): Generator<ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const last = bytes.length - headerBytes.inDirectory;
  for (let at = bytes.indexOf(0x50); at !== -1 && at <= last; at = bytes.indexOf(0x50, at + 1)) {
    if (view.getUint32(at) !== 0x504b0102) continue;
    const name = at + headerBytes.inDirectory;
    const header = Math.min(view.getUint32(at + 42, true), bytes.length - headerBytes.besideContent);
    const content =
      header +
      headerBytes.besideContent +
      view.getUint16(header + 26, true) +
      view.getUint16(header + 28, true);
    yield {
      name: new TextDecoder().decode(bytes.subarray(name, name + view.getUint16(at + 28, true))),
      unpackedBytes: view.getUint32(at + 24, true),
      packed: bytes.subarray(content, content + view.getUint32(at + 20, true)),
      isDeflated: view.getUint16(at + 10, true) === 8,
    };
  }
}

export async function unpackText({ packed, isDeflated }: ZipEntry): Promise<string> {
  const content = new Blob([packed]).stream();
  const unpacked = isDeflated ? content.pipeThrough(new DecompressionStream('deflate-raw')) : content;
  return new Response(unpacked).text();
}
