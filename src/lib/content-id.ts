const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** As the rules want an id. */
const idLength = 20;

/**
 * An id for this content alone, 20 letters and digits as the database makes them at random: the same content has the same
 * id again in every tab.
 */
export async function contentId(content: string): Promise<string> {
  const bytes = await digest(new TextEncoder().encode(content));
  return Array.from(bytes.subarray(0, idLength), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** SHA-256, or where the browser withholds it (a page without TLS) a plain hash: nobody attacks their own request. */
async function digest(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', content)) : plainHash(content);
}

/** FNV-1a in as many lanes as an id needs, each with a start of its own and its bits mixed at the end (MurmurHash3). */
function plainHash(content: Uint8Array): Uint8Array {
  const lanes = new Uint32Array(idLength / 4);
  for (let lane = 0; lane < lanes.length; lane += 1) {
    let hash = Math.imul(0x811c9dc5, 2 * lane + 1);
    for (const byte of content) hash = Math.imul(hash ^ (byte + lane), 0x01000193 + 256 * lane);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    lanes[lane] = hash ^ (hash >>> 16);
  }
  return new Uint8Array(lanes.buffer);
}
