import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';

const host = '127.0.0.1';

export interface AddressCheck {
  close: () => Promise<void>;
}

/**
 * Serves at `port` everything that a server at `target` does. It answers a path with a malformed percent sign with 400,
 * as Firebase Hosting does. The Hosting emulator ends at such an address (superstatic, redirects.js).
 */
export async function startAddressCheck(port: number, target: number): Promise<AddressCheck> {
  const server = createServer((request, response) => {
    const path = safePath(request.url ?? '/');
    if (path) forward(request, response, { port: target, path });
    else response.writeHead(400, { 'content-type': 'text/plain' }).end('Bad Request');
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The address as the emulator can take it: without a malformed query, which decides nothing there. */
function safePath(url: string): string | undefined {
  return [url, url.replace(/\?.*/, '')].find((address) => {
    try {
      return decodeURI(address);
    } catch {
      return false;
    }
  });
}

function forward(request: IncomingMessage, response: ServerResponse, to: { port: number; path: string }) {
  const { method, headers } = request;
  const forwarded = sendRequest({ host, ...to, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.on('error', () => response.destroy());
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}
