const loopback = ['127.0.0.1', 'localhost', '::1'];

/**
 * Keeps requests to this machine from a network's proxy. firebase-tools and the Admin SDK would ask it for the
 * emulators. Of the two spellings, gRPC reads the small one alone.
 */
export function bypassProxy(environment: NodeJS.ProcessEnv): void {
  const given = environment.no_proxy || environment.NO_PROXY;
  const hosts = [given, ...loopback].filter(Boolean).join(',');
  Object.assign(environment, { no_proxy: hosts, NO_PROXY: hosts });
}
