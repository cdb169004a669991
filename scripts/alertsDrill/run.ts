import { type RunTools, runProgram } from '../../drivers/program.ts';
import { createWorkDir } from '../../drivers/workDir.ts';
import { waitFor } from '../../test/support/waitFor.ts';
import { STAGES } from './conditions/stages.ts';
import { drillStage, type Result } from './drill.ts';
import { parseOptions, USAGE } from './options.ts';
import { findPrograms } from './programs.ts';
import { deployedAlerts } from './rules.ts';
import { type Scene, setScene } from './scene.ts';
import { tableOf } from './table.ts';

/** The entry of `npm run alerts-drill`: each alert fires and clears by its condition, under a real Prometheus and Alertmanager. */

// Each of the processes ends with this one.
process.setMaxListeners(50);
await runProgram({ run, usage: () => USAGE });

/** Returns how many findings there are. */
async function run(args: readonly string[], { stops, stopping }: RunTools): Promise<number> {
  const { folders, only, keep } = parseOptions(
    args,
    deployedAlerts().map(({ alert }) => alert),
  );
  const programs = findPrograms(folders);
  const workDir = await createWorkDir('alerts', { keep, stops });
  say('Starting the service, Prometheus and Alertmanager…');
  const scene = await setScene({ workDir, programs, stops });
  await untilQuiet(scene);
  const results: Result[] = [];
  const isWanted = (alert: string) => only === undefined || only.has(alert);
  for (const stage of STAGES) {
    if (stopping.aborted) break;
    results.push(...(await drillStage(scene, stage, { say, isWanted })));
  }
  console.log(`\n${tableOf(results)}\n`);
  const findings = [
    ...results.flatMap(({ alert, finding }) => (finding === undefined ? [] : [`${alert}: ${finding}`])),
    ...pagesAboutSandbox(scene),
  ];
  for (const finding of findings) console.log(finding);
  console.log(`${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`);
  return findings.length;
}

/** Waits until nothing but the Watchdog fires, as nothing does at rest. */
async function untilQuiet({ monitoring }: Scene): Promise<void> {
  await waitFor('only the Watchdog to fire', async () => {
    const firing = await monitoring.firing();
    return firing.length > 0 && firing.every(({ alertname }) => alertname === 'Watchdog');
  });
}

/** Notices that a receiver got of the sandbox, which pages no operator. */
function pagesAboutSandbox({ monitoring }: Scene): readonly string[] {
  const pages = monitoring.notices.filter(
    ({ labels }) => labels.severity === 'info' || labels.environment === 'test',
  );
  return [...new Set(pages.map(({ labels }) => `${labels.alertname} of the sandbox: a receiver was told`))];
}

function say(line: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);
}
