import { readFileSync } from 'node:fs';

/** What Linux shows of processes in /proc. Other systems have no such folder; there every figure is 0. */

/** What the operating system counts CPU time in, on every Linux that matters. */
const TICKS_PER_SECOND = 100;

/** CPU time of a process, user and system, in microseconds. */
interface CpuTimes {
  readonly ownMicros: number;
  /** That of its children which have ended and which it has waited for. */
  readonly endedChildrenMicros: number;
}

/** Reads the CPU times out of the text of /proc/<pid>/stat. */
export function cpuTimesIn(stat: string): CpuTimes {
  // The name of the program, in brackets, may hold spaces and brackets; utime, stime, cutime and cstime are the fields
  // 14 to 17 of all, and the third is the first one after the name.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const micros = (user = 0, system = 0) => ((user + system) * 1_000_000) / TICKS_PER_SECOND;
  return { ownMicros: micros(fields[11], fields[12]), endedChildrenMicros: micros(fields[13], fields[14]) };
}

/** CPU time that a process has used itself, in microseconds; 0 for one that is gone. */
export function cpuMicrosOf(pid: number): number {
  return cpuTimesOf(pid).ownMicros;
}

/**
 * The same of a process with one thread, such as that of a connection to Postgres, to the microsecond: the tick above is too
 * long for what lasts a tenth of a second. Where the kernel keeps no such figure it is that of `cpuMicrosOf`.
 */
export function exactCpuMicrosOf(pid: number): number {
  const nanos = Number(textOf(`/proc/${pid}/schedstat`)?.split(' ')[0] ?? 0);
  return nanos > 0 ? nanos / 1_000 : cpuMicrosOf(pid);
}

/**
 * CPU time that a process and all its children have used, in microseconds, with those that have ended. Of a Postgres
 * server that is the time of all its backends.
 */
export function cpuMicrosWithChildren(pid: number): number {
  const { ownMicros, endedChildrenMicros } = cpuTimesOf(pid);
  return childrenOf(pid).reduce(
    (sum, child) => sum + cpuMicrosWithChildren(child),
    ownMicros + endedChildrenMicros,
  );
}

/** CPU time of this process's children that have ended, in microseconds. */
export function endedChildrenMicros(): number {
  return cpuTimesOf(process.pid).endedChildrenMicros;
}

function cpuTimesOf(pid: number): CpuTimes {
  const stat = textOf(`/proc/${pid}/stat`);
  return stat === undefined ? { ownMicros: 0, endedChildrenMicros: 0 } : cpuTimesIn(stat);
}

function childrenOf(pid: number): readonly number[] {
  return (textOf(`/proc/${pid}/task/${pid}/children`) ?? '').split(' ').filter(Boolean).map(Number);
}

/** Memory of a process that is resident, in MB (2²⁰ bytes); 0 for one that is gone. */
export function residentMbOf(pid: number): number {
  return residentMbIn(textOf(`/proc/${pid}/status`) ?? '');
}

/** Reads the resident memory, in MB, out of the text of /proc/<pid>/status. */
export function residentMbIn(status: string): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1_024;
}

/** A file's text; undefined where it cannot be read, such as that of a process that is gone. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
