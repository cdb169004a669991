import type { Figures } from './comparison.ts';
import type { BenchEnvironment } from './environment.ts';
import { cpuMicrosOf, cpuMicrosWithChildren, endedChildrenMicros } from './procfs.ts';

/** Whose CPU time counts with that of Postgres: processes by their ids, or this process with those it has started. */
export type Workers = readonly number[] | 'here';

/**
 * Measures one side, and with it the CPU time, user and system, that one of its operations took: `cpuMs` of the workers
 * and of Postgres together. The sides take turns, so what Postgres does meanwhile is done for this one.
 *
 * @param measure must return the number of `operations` among its figures.
 */
export function withCpu(
  { cpuPids }: BenchEnvironment,
  workers: Workers,
  measure: () => Promise<Figures>,
): Promise<Figures> {
  const { postgres } = cpuPids();
  return withFigure('cpuMs', () => cpuMicrosWithChildren(postgres) + microsOf(workers), measure);
}

/** The same of operations that run workflows, with `temporalCpuMs`: what the Temporal server took for one. */
export function withFlowCpu(
  environment: BenchEnvironment,
  workers: Workers,
  measure: () => Promise<Figures>,
): Promise<Figures> {
  const { temporal } = environment.cpuPids();
  return withCpu(environment, workers, () =>
    withFigure(
      'temporalCpuMs',
      () => temporal.reduce((sum, pid) => sum + cpuMicrosWithChildren(pid), 0),
      measure,
    ),
  );
}

/** CPU time of everything that one such operation took: of the service, Postgres and Temporal. */
export function totalCpuMs({ cpuMs = Number.NaN, temporalCpuMs = Number.NaN }: Figures): number {
  return cpuMs + temporalCpuMs;
}

async function withFigure(
  name: string,
  readMicros: () => number,
  measure: () => Promise<Figures>,
): Promise<Figures> {
  const beforeMicros = readMicros();
  const figures = await measure();
  const micros = readMicros() - beforeMicros;
  return { ...figures, [name]: micros / 1_000 / (figures.operations ?? Number.NaN) };
}

function microsOf(workers: Workers): number {
  if (workers !== 'here') return workers.reduce((sum, pid) => sum + cpuMicrosOf(pid), 0);
  const { user, system } = process.cpuUsage();
  return user + system + endedChildrenMicros();
}
