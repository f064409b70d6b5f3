declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  /** Decrypts what RFC 8291 encrypted for the holder of a private key. */
  export function decrypt(
    body: Buffer,
    options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer;
}
