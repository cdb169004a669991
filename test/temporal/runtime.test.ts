import { execFileSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { freePort } from '../../src/temporal/runtime.ts';

// A process has one runtime, so this one is a process of its own.
const PROGRAM = `
  const { installTemporalRuntime, readSdkMetrics } = await import('./src/temporal/runtime.ts');
  const { createLogger } = await import('./src/observability/logger.ts');
  const ports = process.argv.slice(1).map(Number);
  await installTemporalRuntime(createLogger('silent'), { findPort: async () => ports.shift() });
  process.stdout.write(JSON.stringify({ left: ports.length, metrics: typeof (await readSdkMetrics()) }));
  process.exit();
`;

it('serves the metrics of the SDK at another port when the first one was taken meanwhile', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  try {
    const free = await freePort();
    const args = ['--input-type=module', '-e', PROGRAM, String(port), String(free)];
    const out = execFileSync(process.execPath, args, { encoding: 'utf8' });
    expect(JSON.parse(out)).toEqual({ left: 0, metrics: 'string' });
  } finally {
    other.close();
  }
});
