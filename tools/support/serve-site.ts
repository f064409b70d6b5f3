import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createViteServer } from 'vite';
import { emulatorFolder, root } from './project.ts';

const host = '127.0.0.1';

export interface Site {
  address: string;
  /** Resolves when it ends without having been closed. */
  lost: Promise<void>;
  close: () => Promise<void>;
}

/**
 * Serves the site as Vite's development server does, told by the environment where the emulators are. Vite gives
 * the handlers alone, since a server of its own would end the whole program at SIGTERM.
 */
export async function serveSite(port: number): Promise<Site> {
  const server = createHttpServer();
  const vite = await createViteServer({
    root,
    logLevel: 'warn',
    clearScreen: false,
    appType: 'spa',
    server: {
      middlewareMode: { server },
      host,
      port,
      ws: { server },
      watch: { ignored: [`${emulatorFolder}/**`] },
    },
  });
  server.on('request', vite.middlewares);
  server.listen(port, host);
  await once(server, 'listening');
  return {
    address: `http://${host}:${port}/`,
    // It lives in this program, and ends with it.
    lost: new Promise(() => {}),
    close: async () => {
      await vite.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
