import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Database, openDatabase } from '../src/db/core/database.ts';
import { statement } from '../src/db/core/sql.ts';
import { verifyLedger } from '../src/db/ledger/ledgerVerification.ts';
import type { Installation } from './installation.ts';
import type { Finding } from './judge.ts';
import type { World } from './world.ts';

/** What is found once all requests are over. */
export interface Afterwards {
  readonly findings: readonly Finding[];
  /** Lines of the log that say something went wrong, by what they say. */
  readonly logged: ReadonlyMap<string, number>;
  /** How many rules of the ledger were verified. */
  readonly ledgerChecks: number;
  /** How many requests for approval have which status. */
  readonly approvals: ReadonlyMap<string, number>;
}

/** The levels that say that something is wrong. */
const WRONG = new Set(['warn', 'error', 'fatal']);

/** Looks at the ledger, the process, and its log. */
export async function lookAfterwards(installation: Installation, world: World): Promise<Afterwards> {
  const { service, databaseUrl, logFile } = installation;
  const findings: Finding[] = [];
  if (service.endedByItself() > 0)
    findings.push({ kind: 'PROCESS ENDED', says: `${service.endedByItself()} times, by itself` });
  if (!(await service.isReady())) findings.push({ kind: 'NOT READY', says: 'readyz of the service' });
  const { ledger, approvals } = await verifiedBooks(databaseUrl);
  const log = await readLog(logFile, [...installation.secrets, ...world.secrets()]);
  return {
    findings: [...findings, ...ledger.findings, ...approvals.findings, ...log.findings],
    logged: log.logged,
    ledgerChecks: ledger.checks,
    approvals: approvals.byStatus,
  };
}

async function verifiedBooks(databaseUrl: string) {
  const database = await openDatabase(databaseUrl, { poolSize: 2 });
  try {
    return { ledger: await verifiedLedger(database), approvals: await verifiedApprovals(database) };
  } finally {
    await database.close();
  }
}

async function verifiedLedger(database: Database) {
  const { checked } = await verifyLedger(database);
  const findings = checked.flatMap(({ violations }) => violations.map((says) => ({ kind: 'LEDGER', says })));
  return { findings, checks: checked.length };
}

/**
 * Finds approved requests without the one order that they asked for, and those that were decided by their maker or by a user
 * of another business.
 */
async function verifiedApprovals(database: Database) {
  const rows = await database.run(
    statement<{ status: string; requests: number; wrong: readonly string[] | undefined }>('fuzz.approvals')`
      select request.status, count(*)::int as requests, array_agg(request.id) filter (where
          (request.status = 'APPROVED' and request.kind <> 'approval_rule' and (ordered.id is null
            or ordered.kind <> request.kind or ordered.business_id <> request.business_id
            or ordered.environment <> request.environment))
          or decider.business_id <> request.business_id or decider.id = request.made_by_user) as wrong
        from approval_requests request
          left join orders ordered on ordered.id = request.order_id
          left join users decider on decider.id = request.decided_by
        group by request.status`,
  );
  const findings = rows.flatMap(({ wrong = [] }) => wrong.map((says) => ({ kind: 'APPROVAL', says })));
  return { findings, byStatus: new Map(rows.map(({ status, requests }) => [status, requests])) };
}

/** Reads the log line by line: it may be long. */
export async function readLog(
  file: string,
  secrets: readonly string[],
): Promise<{ readonly findings: readonly Finding[]; readonly logged: ReadonlyMap<string, number> }> {
  const findings = new Map<string, Finding>();
  const logged = new Map<string, number>();
  // There are thousands of them in lines that are more: most are words of their own, and looked up as such.
  const known = new Set(secrets);
  const others = secrets.filter((secret) => !/^[A-Za-z0-9_+/=.-]{16,}$/.test(secret));
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const words = line.match(/[A-Za-z0-9_+/=.-]{16,}/g) ?? [];
    if (words.some((word) => known.has(word)) || others.some((secret) => line.includes(secret)))
      findings.set('SECRET IN LOG', { kind: 'SECRET IN LOG', says: line.slice(0, 300) });
    const said = warningIn(line);
    if (said !== undefined) logged.set(said, (logged.get(said) ?? 0) + 1);
    if (/uncaught|unhandled/i.test(line))
      findings.set('UNCAUGHT', { kind: 'UNCAUGHT', says: line.slice(0, 300) });
  }
  return { findings: [...findings.values()], logged };
}

/** What a line says when its level is a warning or worse, or when it is not JSON. */
function warningIn(line: string): string | undefined {
  try {
    const { level, msg, err } = JSON.parse(line) as {
      level?: string;
      msg?: string;
      err?: { message?: string };
    };
    if (level === undefined || !WRONG.has(level)) return undefined;
    return [msg, err?.message?.slice(0, 120)].filter((part) => part !== undefined).join(': ');
  } catch {
    return `(no JSON) ${line.slice(0, 120)}`;
  }
}
