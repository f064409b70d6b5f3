import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { aborted, runProgram } from '../../tools/support/fail.ts';

/** A program like `npm start`: prints its id and the port that it holds until it is to stop. */
await runProgram(async (stop) => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  console.log(`${process.pid} holds ${(server.address() as AddressInfo).port}.`);
  await aborted(stop);
  server.close();
  return 0;
});
