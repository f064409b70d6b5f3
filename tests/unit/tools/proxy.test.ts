import { expect, it } from 'vitest';
import { bypassProxy } from '../../../tools/support/proxy';

it.each([
  [{}, '127.0.0.1,localhost,::1'],
  [{ NO_PROXY: 'intranet.example' }, 'intranet.example,127.0.0.1,localhost,::1'],
  [{ no_proxy: 'one.example', NO_PROXY: 'other.example' }, 'one.example,127.0.0.1,localhost,::1'],
])('This machine is excepted from a proxy beside the hosts of %j', (given, hosts) => {
  const environment: NodeJS.ProcessEnv = { ...given };
  bypassProxy(environment);
  expect(environment).toEqual({ no_proxy: hosts, NO_PROXY: hosts });
});
