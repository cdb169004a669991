import type { PlantedBug } from './bug.ts';

const OUTBOX = 'src/db/core/outbox.ts';
const STARTER = 'src/temporal/starter.ts';
const ROUND = 'src/temporal/relayRound.ts';
const RECOVERY = 'src/temporal/recovery.ts';
const UNDECIDED = 'src/db/orders/undecidedFlows.ts';

const ROUNDS = 'test/temporal/relayRound.test.ts';
const UNDECIDED_ROWS = 'test/db/orders/undecidedFlows.test.ts';
const RECOVERY_ROUNDS = 'test/temporal/recoveryRounds.test.ts';

/** Bugs of the outbox, of the relay, and of the recovery of flows. */
export const OUTBOX_BUGS: readonly PlantedBug[] = [
  {
    name: 'a message is removed before its workflow is started',
    file: STARTER,
    text: `    await inTraceOf(row.start.traceContext, () => this.start(row.start));
    await this.#parts.faultPoint?.('outbox.started');
    this.#sent.add(row.id);`,
    replacement: `    this.#sent.add(row.id);
    await inTraceOf(row.start.traceContext, () => this.start(row.start));
    await this.#parts.faultPoint?.('outbox.started');`,
    tests: [ROUNDS],
  },
  {
    name: 'a start that fails is taken for made',
    file: STARTER,
    text: `      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;`,
    replacement: `      if (!(error instanceof WorkflowExecutionAlreadyStartedError) && !isUnreachable(error)) throw error;`,
    tests: [ROUNDS],
  },
  {
    name: 'a message is removed although Temporal did not answer in time',
    file: STARTER,
    text: `      if (isAboutTime(error)) return undefined;`,
    replacement: `      if (isAboutTime(error)) this.#sent.add(row.id);
      if (isAboutTime(error)) return undefined;`,
    tests: [ROUNDS],
  },
  {
    name: 'a signal does not start a workflow that has ended',
    file: STARTER,
    text: `            workflowIdReusePolicy: 'ALLOW_DUPLICATE',
            signal,`,
    replacement: `            signal,`,
    tests: [ROUNDS],
  },
  {
    name: 'a later message of a workflow goes before one that failed',
    file: ROUND,
    text: `        await noteFailure({ database, logger }, ofOneWorkflow.slice(index), error);
        return;`,
    replacement: `        await noteFailure({ database, logger }, ofOneWorkflow.slice(index, index + 1), error);`,
    tests: [ROUNDS],
  },
  {
    name: 'what follows a message that failed is not put off with it',
    file: ROUND,
    text: `        await noteFailure({ database, logger }, ofOneWorkflow.slice(index), error);`,
    replacement: `        await noteFailure({ database, logger }, [row], error);`,
    tests: [ROUNDS],
  },
  {
    name: 'a round goes on while Temporal does not answer',
    file: ROUND,
    text: `        isTemporalAway ||= isUnreachable(error);`,
    replacement: `        isTemporalAway ||= false;`,
    tests: [ROUNDS],
  },
  {
    name: 'a session that is started late does not look for its deposit',
    file: ROUND,
    text: `        await starter.dispatch({ ...row, start: lateStart(row.start) });`,
    replacement: `        await starter.dispatch({ ...row, start: row.start ?? lateStart(row.start) });`,
    tests: [ROUNDS],
  },
  {
    name: 'a message that fails is put off without a bound',
    file: OUTBOX,
    text: `make_interval(secs => least(power(2, attempts), \${longestMs}::double precision / 1000))`,
    replacement: `make_interval(secs => greatest(power(2, attempts), \${longestMs}::double precision / 1000))`,
    tests: [ROUNDS],
  },
  {
    name: 'events go before money',
    file: OUTBOX,
    text: `from turns order by priority, turn, turns.id limit`,
    replacement: `from turns order by turn, turns.id limit`,
    tests: [ROUNDS],
  },
  {
    name: 'the relay takes a message that its process is dispatching',
    file: OUTBOX,
    text: `                and due_at < now() - make_interval(secs => \${olderThanMs}::double precision / 1000)`,
    replacement: `                and due_at < now() + make_interval(secs => \${olderThanMs}::double precision / 1000)`,
    tests: [ROUNDS],
  },
  {
    name: 'recovery starts a flow again that has ended meanwhile',
    file: RECOVERY,
    text: `closed.length === 0 ? [] : await findUndecidedFlows(this.#parts.database, kind, closed);`,
    replacement: `closed.length === 0 ? [] : flows.filter(({ id }) => closed.includes(id) || !findUndecidedFlows);`,
    tests: [RECOVERY_ROUNDS],
  },
  {
    name: 'recovery takes a flow for gone while Temporal does not answer',
    file: RECOVERY,
    text: `      if (error instanceof WorkflowNotFoundError) return false;
      throw error;`,
    replacement: `      if (error instanceof WorkflowNotFoundError || error instanceof Error) return false;
      throw error;`,
    tests: [RECOVERY_ROUNDS],
  },
  {
    name: 'recovery starts what waits in the outbox',
    file: RECOVERY,
    text: `      if (!waiting.has(start.workflowId) && !(await`,
    replacement: `      if (waiting.size >= 0 && !(await`,
    tests: [RECOVERY_ROUNDS],
  },
  {
    name: 'the round of recovery leaves out flows of one moment',
    file: UNDECIDED,
    text: `        and (since, id) > (\${after?.since ?? '-infinity'}::timestamptz, \${after?.id ?? ''}::text)`,
    replacement: `        and since > \${after?.since ?? '-infinity'}::timestamptz and id <> \${after?.id ?? ''}::text`,
    tests: [RECOVERY_ROUNDS],
  },
  {
    name: 'an expired session that was paid after all is not recovered',
    file: UNDECIDED,
    text: `        or status = 'EXPIRED' and id in (select payment_id from chain_deposits where status = 'RECEIVED')\`,`,
    replacement: `        or status = 'EXPIRED' and id in (select payment_id from chain_deposits where status = 'DISMISSED')\`,`,
    tests: [UNDECIDED_ROWS],
  },
  {
    name: 'a sweep that has ended and lent energy is not recovered',
    file: UNDECIDED,
    text: `        or (sweep.attention_reason is not null or sweep.finished_at > now() - interval '7 days')`,
    replacement: `        or sweep.attention_reason is not null`,
    tests: [UNDECIDED_ROWS],
  },
  {
    name: 'TRX on its way home is not followed after a lost workflow',
    file: UNDECIDED,
    text: `            where live.sweep_id = sweep.id and live.step = 'return_trx' and live.status = 'SIGNED')\`,`,
    replacement: `            where live.sweep_id = sweep.id and live.step = 'return_trx' and live.status = 'REFUSED')\`,`,
    tests: [UNDECIDED_ROWS],
  },
  {
    name: 'recovery starts a delivery whose replay waits for its turn',
    file: UNDECIDED,
    text: `      where status = 'PENDING' and not (coalesce(schedule_id = replay_id, false) and replay_started_at is null)\`,`,
    replacement: `      where status = 'PENDING'\`,`,
    tests: [UNDECIDED_ROWS],
  },
  {
    name: 'the schedule of a delivery begins again when its workflow is lost',
    file: UNDECIDED,
    text: `          ...(isUnderWay && {`,
    replacement: `          ...(isUnderWay && Number(attempts) < 0 && {`,
    tests: [UNDECIDED_ROWS],
  },
];
