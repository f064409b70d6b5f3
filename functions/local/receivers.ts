import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import webPush from 'web-push';

/** A pair of VAPID keys for this machine alone. */
export const createPushKeys = () => webPush.generateVAPIDKeys();

export interface Received {
  kind: 'webhook' | 'push' | 'mail';
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** Takes what the functions send on this machine, in place of mail servers, push services and a webhook's owner. */
export async function startReceivers(onReceived: (received: Received) => void) {
  const web = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const kind = request.url?.startsWith('/push') ? 'push' : 'webhook';
    onReceived({ kind, headers: request.headers, body });
    response.writeHead(201).end();
  });
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, callback) => {
      stream.toArray().then((parts) => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        onReceived({ kind: 'mail', headers: { to }, body: Buffer.concat(parts) });
        callback();
      }, callback);
    },
  });
  web.listen(0, '127.0.0.1');
  smtp.listen(0, '127.0.0.1');
  await Promise.all([once(web, 'listening'), once(smtp.server, 'listening')]);
  const { port } = web.address() as AddressInfo;
  const { port: smtpPort } = smtp.server.address() as AddressInfo;
  return {
    webhookUrl: `http://127.0.0.1:${port}/webhook`,
    pushUrl: `http://127.0.0.1:${port}/push`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    close: async () => {
      web.closeAllConnections();
      web.close();
      await new Promise<void>((resolve) => smtp.close(resolve));
    },
  };
}
