import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { Connection } from '@temporalio/client';
import { skipsTime } from './timeSkipping.ts';

test('a server that is asked for a jump and does not answer has no question left when it is given up', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const connection = Connection.lazy({ address: `127.0.0.1:${(silent.address() as AddressInfo).port}` });
  const ended: unknown[] = [];
  const sleep = () =>
    connection.workflowService.getSystemInfo({}).then(
      () => undefined,
      (error) => {
        ended.push(error);
        throw error;
      },
    );

  expect(await skipsTime({ connection, sleep }, 100)).toBe(false);
  expect(ended).toEqual([expect.objectContaining({ details: expect.stringMatching(/deadline/i) })]);

  await connection.close();
  for (const socket of sockets) socket.destroy();
  silent.close();
});
