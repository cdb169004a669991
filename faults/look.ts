import type { Stops } from '../drivers/parts.ts';
import { startPostgres, startTemporal } from '../drivers/servers.ts';
import { readRun } from '../drivers/workDir.ts';

/**
 * Starts the servers on what a run has kept, and says where they are. Resolves only when everything is stopped.
 *
 * @param dir the folder that the run named.
 */
export async function lookAt(dir: string, stops: Stops): Promise<number> {
  const { postgresPort, temporalPort, database } = readRun(dir) as Readonly<Record<string, number | string>>;
  const postgres = await startPostgres(dir, Number(postgresPort));
  stops.push(() => postgres.stop());
  const port = Number(temporalPort);
  const uiPort = port + 1_000;
  const temporal = await startTemporal(dir, port, { uiPort });
  stops.push(() => temporal.stop());
  const url = new URL(postgres.ownerUrl);
  url.pathname = `/${database}`;
  console.log(`
  PostgreSQL   ${url.href}
  Temporal     ${temporal.address}
  Temporal UI  http://127.0.0.1:${uiPort}

Ctrl-C stops them; the data stays in ${dir}.
`);
  return new Promise(() => {});
}
