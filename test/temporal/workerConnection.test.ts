import { expect, it } from '@jest/globals';
import { isOnThisMachine } from '../../src/temporal/workerConnection.ts';

it.each([undefined, 'localhost:7233', '127.0.0.1:7233', '127.1.2.3', '[::1]:7233'])(
  'what is sent to %s is not compressed',
  (address) => expect(isOnThisMachine(address)).toBe(true),
);

it.each([
  'temporal:7233',
  '10.0.0.7:7233',
  'localhost.example.com:7233',
  '127.0.0.1.example.com:7233',
  'my-namespace.tmprl.cloud:7233',
])('what is sent to %s is compressed', (address) => expect(isOnThisMachine(address)).toBe(false));
