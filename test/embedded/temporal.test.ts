import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from '@jest/globals';
import { Connection } from '@temporalio/client';
import { startTemporalDevServer } from '../../src/embedded/temporal.ts';

/** The Temporal server that `npm start` and the tests bring. */
const folder = mkdtempSync(join(tmpdir(), 'merchant-payments-temporal-'));
const given = process.env.TEMPORAL_CLI_PATH;

afterAll(() => {
  if (given === undefined) delete process.env.TEMPORAL_CLI_PATH;
  else process.env.TEMPORAL_CLI_PATH = given;
  rmSync(folder, { recursive: true, force: true });
});

it('starts at another port when somebody takes the one that was free before it listens', async () => {
  const script = fileURLToPath(new URL('../../temporal-dev.sh', import.meta.url));
  const cli = execFileSync(script, ['--print-cli'], { encoding: 'utf8' }).trim();
  const taken = join(folder, 'taken');
  const slowCli = join(folder, 'temporal');
  // The CLI itself; but the first server that it starts finds another process on the port that it was told to listen on.
  writeFileSync(
    slowCli,
    `#!/bin/sh
if [ "$1" = server ] && [ ! -e '${taken}' ]; then
  '${process.execPath}' -e 'const [port, file] = process.argv.slice(1);
    require("net").createServer().listen(port, "127.0.0.1", () => require("fs").writeFileSync(file, port));' \\
    "$6" '${taken}' &
  while [ ! -e '${taken}' ]; do sleep 0.05; done
  '${cli}' "$@"
  code=$?
  kill $!
  exit $code
fi
exec '${cli}' "$@"
`,
  );
  chmodSync(slowCli, 0o755);
  process.env.TEMPORAL_CLI_PATH = slowCli;
  const server = await startTemporalDevServer({ headless: true, logFile: join(folder, 'temporal.log') });
  try {
    expect(existsSync(taken)).toBe(true);
    expect(server.pid).toBeDefined();
    const connection = await Connection.connect({ address: server.address });
    await connection.workflowService.describeNamespace({ namespace: 'default' });
    await connection.close();
  } finally {
    await server.stop();
  }
});
