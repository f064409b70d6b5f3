import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createViteServer } from 'vite';
import { root } from './project.ts';

const host = '127.0.0.1';

export interface Site {
  address: string;
  close: () => Promise<void>;
}

/**
 * Serves the site as Vite's development server does, told by `environment` where the emulators are. Vite gives
 * the handlers alone, since a server of its own would end the whole program at SIGTERM.
 */
export async function serveSite(port: number, environment: Record<string, string>): Promise<Site> {
  Object.assign(process.env, environment);
  const server = createHttpServer();
  const vite = await createViteServer({
    root,
    logLevel: 'warn',
    clearScreen: false,
    appType: 'spa',
    server: { middlewareMode: { server }, host, port, ws: { server } },
  });
  server.on('request', vite.middlewares);
  server.listen(port, host);
  await once(server, 'listening');
  return {
    address: `http://${host}:${port}/`,
    close: async () => {
      await vite.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
