import './temporal/install.ts';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { realNow, SimulatedClock } from './clock.ts';

/** One simulation, in a process of its own: everything in it follows from the seed. Its last line is its result as JSON. */

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    steps: { type: 'string' },
    seconds: { type: 'string' },
    url: { type: 'string' },
    trace: { type: 'string' },
  },
});
const url = values.url ?? '';
const control = new pg.Client({ connectionString: url });
await control.connect();
const workflows = await import('../../src/workflows/index.ts');
const { World } = await import('./world.ts');

const hash = createHash('sha256');
const file = values.trace === undefined ? undefined : createWriteStream(values.trace);
let lines = 0;
const onTrace = (line: string) => {
  lines++;
  hash.update(`${line}\n`);
  file?.write(`${line}\n`);
};
const beganAtMs = realNow();
const clock = new SimulatedClock();
const world = new World({
  seed: Number(values.seed),
  steps: Number(values.steps),
  endsAtMs: beganAtMs + Number(values.seconds) * 1_000,
  realNow,
  url,
  control,
  clock,
  workflows,
  onTrace,
});
let finding: string | undefined;
try {
  await world.run();
} catch (error) {
  const { name, message, stack } = error as Error;
  finding = name === 'Finding' ? message : String(stack);
}
file?.end();
const result = {
  finding,
  steps: world.scheduler.steps,
  lines,
  orders: world.orders,
  simulatedHours: world.elapsedMs / 3_600_000,
  realSeconds: (realNow() - beganAtMs) / 1_000,
  hash: hash.digest('hex'),
};
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
