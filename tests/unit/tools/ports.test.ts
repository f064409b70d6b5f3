import { expect, it } from 'vitest';
import { anyFreePort } from '../../../tools/support/ports';

it('gives no port twice', async () => {
  const ports = new Set<number>();
  // Among so many the system itself repeats some.
  for (let count = 0; count < 1000; count += 1) ports.add(await anyFreePort());
  expect(ports.size).toBe(1000);
});
