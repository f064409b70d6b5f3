export const idAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** The rules require this length. */
export const idLength = 20;

/** The same content has the same id in every tab. Without the secret nobody can compute it. */
export async function contentId(content: string, secret?: string): Promise<string> {
  const bytes = await digest(content, secret);
  return Array.from(bytes.subarray(0, idLength), (byte) => idAlphabet[byte % idAlphabet.length]).join('');
}

/** Browsers withhold SHA-256 from pages without TLS, which get a plain hash. Production has TLS. */
async function digest(content: string, secret?: string): Promise<Uint8Array> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  const bytes = (text: string) => new TextEncoder().encode(text);
  if (!subtle) return plainHash(bytes((secret ?? '') + content));
  if (secret === undefined) return new Uint8Array(await subtle.digest('SHA-256', bytes(content)));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  return new Uint8Array(await subtle.sign('HMAC', key, bytes(content)));
}

/** FNV-1a in several lanes, each finished as in MurmurHash3. */
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
