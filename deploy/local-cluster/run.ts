import { once } from 'node:events';
import { type RunTools, runProgram } from '../../drivers/program.ts';
import { createWorkDir } from '../../drivers/workDir.ts';
import { findFreePort } from '../../src/embedded/processes.ts';
import { checkCluster } from './check.ts';
import { type Options, parseOptions, USAGE } from './options.ts';
import { drillRelease } from './release/drill.ts';
import { type Scene, setScene } from './scene.ts';

const USUAL_PORT = 8080;

/**
 * The entry of `npm run cluster`: a deployment of many processes on this machine, with a whole Temporal server on Postgres,
 * to look at or to be checked.
 */
// Each of the processes ends with this one.
process.setMaxListeners(50);
await runProgram({ run, usage: () => USAGE });

/** Returns how many findings a check has; without one it goes on until it is interrupted. */
async function run(args: readonly string[], { stops, stopping }: RunTools): Promise<number> {
  const options = parseOptions(args);
  const workDir = await createWorkDir('cluster', { keep: options.keep, stops });
  const port = options.port ?? (await findFreePort(USUAL_PORT));
  say(`seed ${options.seed}`);
  const isReleaseDrill = options.isRelease;
  const scene = await setScene({ ...options, isReleaseDrill, workDir, port, stops, say });
  for (const line of addressesOf(scene, options, workDir)) console.log(line);
  if (!options.isCheck) {
    if (!stopping.aborted) await once(stopping, 'abort');
    return 0;
  }
  const check = isReleaseDrill ? drillRelease : checkCluster;
  const findings = await check(scene, options, { say, stopping });
  for (const finding of findings) console.log(finding);
  console.log(`${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`);
  return findings.length;
}

function say(line: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);
}

/** Where everything is. */
function addressesOf({ cluster, merchants }: Scene, { keep }: Options, workDir: string): readonly string[] {
  const { url, temporalAddress, topology } = cluster;
  const [merchant] = merchants;
  return [
    '',
    `  API           ${url}/v1/business, docs at ${url}/docs`,
    `  Temporal      ${temporalAddress}, namespace default`,
    ...topology.temporal.map(
      ({ name, grpcPort, metricsPort }) =>
        `    ${name.padEnd(20)} 127.0.0.1:${grpcPort}, http://127.0.0.1:${metricsPort}/metrics`,
    ),
    '  Service',
    ...topology.service.map(
      ({ name, metricsPort }) => `    ${name.padEnd(20)} http://127.0.0.1:${metricsPort}/readyz and /metrics`,
    ),
    `  PostgreSQL    127.0.0.1:${topology.postgresPort}`,
    `  Logs          ${workDir}${keep ? ', kept' : ', removed at the end'}`,
    `  Merchant      ${merchant?.businessId}, test key ${merchant?.keys.test}`,
    '',
  ];
}
