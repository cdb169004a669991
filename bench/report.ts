import { isMet, type Line } from './lines.ts';
import type { Machine } from './machine.ts';
import type { Options } from './options.ts';

/** All that one run of the benchmark has found. */
export interface Report {
  /** When the run began, in ISO 8601. */
  readonly startedAt: string;
  /** `quick` figures only show that every line runs. */
  readonly size: Options['size'];
  readonly rounds: number;
  /** How long each measurement of a rate lasted. */
  readonly seconds: number;
  readonly machine: Machine;
  /** False: the ledger was broken after the load, and the figures mean nothing. */
  readonly isLedgerIntact: boolean;
  readonly lines: readonly Line[];
}

/** The report as JSON. Each line also says whether it meets its goal, where it has one. */
export function jsonOf(report: Report): string {
  const lines = report.lines.map((line) => ({ ...line, isMet: isMet(line) }));
  return `${JSON.stringify({ ...report, lines }, null, 2)}\n`;
}
