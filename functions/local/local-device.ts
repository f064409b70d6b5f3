import { createECDH, randomBytes } from 'node:crypto';
import { decrypt } from 'http_ece';

/** A device of staff on this machine: the fields of its document, and what its browser would decrypt. */
export function createLocalDevice({ endpoint, by }: { endpoint: string; by: string }) {
  const privateKey = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    fields: { endpoint, p256dh, auth, by, at: new Date() },
    read: (body: Buffer): unknown =>
      JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth }).toString()),
  };
}
