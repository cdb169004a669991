import { join } from 'node:path';
import { type RunTools, runProgram } from '../../drivers/program.ts';
import { createWorkDir } from '../../drivers/workDir.ts';
import { startEmbeddedPostgres } from '../../src/embedded/postgres.ts';
import { type Options, parseOptions, USAGE } from './options.ts';
import { findPlanted } from './planted.ts';
import { type RunResult, SimulationServer, shrink } from './runs.ts';

/** The entry of `npm run simulate`: simulates the service under faults, one seed after the other. */
await runProgram({
  run: async (args, tools) => {
    const options = parseOptions(args);
    const server = await serverOf(options, tools);
    if (options.planted) return findPlanted(server, options.seed, tools.stopping);
    return simulateSeeds(options, server, tools.stopping);
  },
  usage: () => USAGE,
});

async function serverOf(options: Options, { stops }: RunTools): Promise<SimulationServer> {
  let url = options.server;
  if (url === undefined) {
    const workDir = await createWorkDir('simulation', { keep: false, stops });
    const dataDir = join(workDir, 'postgres');
    const postgres = await startEmbeddedPostgres({ dataDir, fresh: true, durable: false });
    stops.push(() => postgres.stop());
    url = postgres.ownerUrl;
  }
  const server = new SimulationServer(url);
  stops.push(() => server.close());
  await server.prepare();
  return server;
}

/** @returns how many findings there are. */
async function simulateSeeds(
  options: Options,
  server: SimulationServer,
  stopping: AbortSignal,
): Promise<number> {
  let findings = 0;
  for (let seed = options.seed; seed < options.seed + options.seeds && !stopping.aborted; seed++) {
    const { steps, seconds, trace } = options;
    // At once, so that no trace can follow from how long anything takes.
    const [result, again] = await Promise.all([
      server.run({ seed, steps, seconds, trace }),
      options.isTwice ? server.run({ seed, steps, seconds, trace: trace && `${trace}.again` }) : undefined,
    ]);
    console.log(lineOf(seed, result));
    if (result.finding !== undefined) {
      findings++;
      await explain(server, seed, result);
    }
    if (again?.hash === result.hash) console.log(`seed ${seed}: the second run has the same trace`);
    else if (again) {
      findings++;
      console.log(`seed ${seed}: TRACE DIFFERS: ${result.hash} and ${again.hash}`);
    }
  }
  console.log(`${findings} findings`);
  return findings;
}

function lineOf(seed: number, result: RunResult): string {
  const { steps, orders, simulatedHours, realSeconds } = result;
  const anHour = Math.round((simulatedHours / realSeconds) * 3_600);
  const hours = simulatedHours.toFixed(1);
  return (
    `seed ${seed}: ${steps} turns, ${orders} orders, ${hours} simulated hours in ${realSeconds.toFixed(1)} s ` +
    `(${anHour} an hour), trace ${result.hash.slice(0, 16)}`
  );
}

/** Says what was found, and by which command it is found again in the fewest turns. */
async function explain(server: SimulationServer, seed: number, { finding, steps }: RunResult): Promise<void> {
  console.log(`  ${finding}`);
  const shortest = await shrink(server, { seed, steps, seconds: 100_000 });
  if (shortest.result.finding === undefined) {
    console.log('  It is not found again by turns alone.');
    return;
  }
  console.log(`  ${shortest.result.finding}`);
  console.log(`  npm run simulate -- --seed ${seed} --steps ${shortest.steps} --trace FILE`);
}
