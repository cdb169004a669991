import type { PlantedBug } from './bug.ts';

const ORDERS = 'src/db/orders/orders.ts';
const UPDATES = 'src/db/orders/updates.ts';
const ATTEMPTS = 'src/db/orders/attempts.ts';
const STEPS = 'src/activities/orders/orders.ts';
const CALLS = 'src/activities/orders/providerCalls.ts';
const ANSWERS = 'src/activities/orders/attempts.ts';
const SETTLEMENT = 'src/activities/orders/settlement.ts';
const ENGINE = 'src/activities/orders/engine.ts';
const REVIEW = 'src/activities/orders/review.ts';
const DECIDE = 'src/domain/orders/decideOrder.ts';
const SCHEMA = 'src/db/migrations/0004_orders.sql';

const RACES = 'test/faults/orderRaces.test.ts';
const OVERLAPS = 'test/faults/overlappingAttempts.test.ts';
const RULES = 'test/domain/orders/decideOrder.test.ts';
const PROPERTIES = 'test/properties/decideOrder.test.ts';
const ATTEMPT_ROWS = 'test/db/orders/attempts.test.ts';
const ORDER_ROWS = 'test/db/orders/orders.test.ts';

/** Bugs of the order engine. */
export const ORDER_BUGS: readonly PlantedBug[] = [
  {
    name: 'an order that starts again does not say what was ordered',
    file: UPDATES,
    text: `return { ...start, summary, flowStatus: status };`,
    replacement: `return { ...start, flowStatus: status };`,
    tests: [ORDER_ROWS, 'test/flows/lostRecords.test.ts'],
  },
  // Locks, and what is read under them.
  {
    name: 'the lock of an order is not taken',
    file: ORDERS,
    text: `await runner.run(statement('orders.lock')\`select id from orders where id = \${id} for update\`);`,
    replacement: `await runner.run(statement('orders.lock')\`select id from orders where id = \${id}\`);`,
    tests: [RACES],
  },
  {
    name: 'the facts are read before the lock is there',
    file: ORDERS,
    text: `  await runner.run(statement('orders.lock')\`select id from orders where id = \${id} for update\`);
  return readOrder(runner, id);`,
    replacement: `  const order = await readOrder(runner, id);
  await runner.run(statement('orders.lock')\`select id from orders where id = \${id} for update\`);
  return order;`,
    tests: [RACES],
  },
  {
    name: 'a send does not decide again under the lock',
    file: STEPS,
    text: `const isUnchanged = decideOrder(locked, nowMs).do === name && newestToken(locked) === newestToken(read);`,
    replacement: `const isUnchanged = name !== undefined && nowMs > 0 && locked.id === read.id;`,
    tests: [RACES],
  },
  {
    name: 'an order is flagged again, for another reason',
    file: REVIEW,
    text: `    if (reason === undefined || order.reviewReason !== undefined)`,
    replacement: `    if (reason === undefined)`,
    tests: [RACES],
  },
  {
    name: 'an answer is stored by what was read before the exchange',
    file: STEPS,
    text: `    const order = await lockOrder(runner, orderId);
    const stored = answerToStore(order, exchange, { answer, nowMs });`,
    replacement: `    const order = await readOrder(runner, orderId);
    const stored = answerToStore(order, exchange, { answer, nowMs });`,
    tests: [RACES, OVERLAPS],
  },
  {
    name: 'a quote that has expired is accepted',
    file: 'src/db/orders/usdtSales.ts',
    text: `              and environment = \${environment} and expires_at > now())),`,
    replacement: `              and environment = \${environment})),`,
    tests: ['test/db/orders/usdtSales.test.ts'],
  },
  // Tokens.
  {
    name: 'a send does not take a new fencing token',
    file: STEPS,
    text: `takeLease(runner, key, newestToken(locked) + 1)`,
    replacement: `takeLease(runner, key, Math.max(1, newestToken(locked)))`,
    tests: [RACES, OVERLAPS],
  },
  {
    name: 'a negative answer counts with any token',
    file: ANSWERS,
    text: `  const isHolder = attempt.fencingToken === exchange.fencingToken;`,
    replacement: `  const isHolder = attempt.fencingToken >= exchange.fencingToken;`,
    tests: [RACES, OVERLAPS],
  },
  {
    name: 'fencing tokens may decrease',
    file: SCHEMA,
    text: `  if new.fencing_token < old.fencing_token then`,
    replacement: `  if new.fencing_token < 0 then`,
    tests: [ATTEMPT_ROWS],
  },
  {
    name: 'a refusal before the send does not take a new token',
    file: STEPS,
    text: `fencingToken: newestToken(locked) + 1, updatesRead`,
    replacement: `fencingToken: newestToken(locked), updatesRead`,
    tests: [RACES, 'test/flows/payoutAccounts.test.ts'],
  },
  // Leases.
  {
    name: 'a lease that is held does not make others wait',
    file: DECIDE,
    text: `  if (leasedForMs !== undefined) {`,
    replacement: `  if (leasedForMs !== undefined && leasedForMs < 0) {`,
    tests: [RULES, PROPERTIES],
  },
  {
    name: 'a process that was stopped for longer than its lease sends',
    file: STEPS,
    text: `  if (performance.now() - askedAtMs >= LEASE_MS) throw supersededFailure();`,
    replacement: `  if (performance.now() - askedAtMs >= LEASE_MS * 1_000) throw supersededFailure();`,
    tests: [RACES, OVERLAPS],
  },
  {
    name: 'a lease is not renewed',
    file: CALLS,
    text: `renewLease(database, lease).catch(() => undefined);`,
    replacement: `void renewLease;`,
    tests: [RACES, OVERLAPS],
  },
  {
    name: 'an execution whose token is old renews the lease',
    file: ATTEMPTS,
    text: `and fencing_token = \${fencingToken} and send_by is not null`,
    replacement: `and fencing_token >= \${fencingToken} and send_by is not null`,
    tests: [ATTEMPT_ROWS],
  },
  {
    name: 'a new lease keeps the outcome that was stored before',
    file: ATTEMPTS,
    text: `send_by = excluded.send_by, outcome = null, reason = null,`,
    replacement: `send_by = excluded.send_by,`,
    tests: [ATTEMPT_ROWS],
  },
  // Outcomes.
  {
    name: 'the refusal of a second send is definitive',
    file: ANSWERS,
    text: `  const isProof = !isSend || exchange.isFirst || answer.isReferenceOver;`,
    replacement: `  const isProof = true;`,
    tests: [RACES, OVERLAPS],
  },
  {
    name: 'a definitive outcome is overwritten',
    file: ANSWERS,
    text: `    if (!isHolder || (isOpen && isDefinitive(attempt.outcome)) || (!isOpen && isSend)) return undefined;`,
    replacement: `    if (!isHolder || (!isOpen && isSend)) return undefined;`,
    tests: ['test/activities/orders/attempts.test.ts'],
  },
  {
    name: 'a late refusal is believed after a check has found the request',
    file: ANSWERS,
    text: `  const wasFound = isSend && attempt.outcome === 'pending' && DID_NOTHING.has(answer.outcome);`,
    replacement: `  const wasFound = false;`,
    tests: [RACES],
  },
  {
    name: 'the database lets a definitive outcome of an open order change',
    file: SCHEMA,
    text: `        and new.outcome is distinct from old.outcome and new.outcome is distinct from 'succeeded' then`,
    replacement: `        and new.outcome is distinct from old.outcome and false then`,
    tests: [ATTEMPT_ROWS],
  },
  {
    name: 'the database lets an attempt move to another account',
    file: SCHEMA,
    text: `  if old.abandoned_at is null and old.sends > 0`,
    replacement: `  if old.abandoned_at is null and old.sends > 1000`,
    tests: [ATTEMPT_ROWS],
  },
  {
    name: 'the database lets an attempt be opened for a settled order',
    file: SCHEMA,
    text: `create trigger check_new_attempt before insert on attempts for each row execute function check_new_attempt();`,
    replacement: ``,
    tests: [ATTEMPT_ROWS],
  },
  {
    name: 'an order goes from any status to any other',
    file: SCHEMA,
    text: `    raise exception 'Order % cannot go from % to %.', old.id, old.status, new.status
      using errcode = 'check_violation', constraint = 'order_status_moves';`,
    replacement: `    null;`,
    tests: [ORDER_ROWS],
  },
  // Updates and decisions are counted.
  {
    name: 'a check reads the updates that arrived while it ran',
    file: ANSWERS,
    text: `    updatesRead: Math.max(attempt.updatesRead, exchange.updatesRead),`,
    replacement: `    updatesRead: order.updatesReceived,`,
    tests: [RACES, OVERLAPS],
  },
  {
    name: 'an unread update does not lead to a check',
    file: DECIDE,
    text: `  return updatesReceived > updatesRead;`,
    replacement: `  return updatesReceived > updatesRead + 1_000;`,
    tests: [RULES, PROPERTIES],
  },
  {
    name: 'an update of a provider is not counted',
    file: UPDATES,
    text: `        update orders set updates_received = updates_received + 1,
            next_check_at = case`,
    replacement: `        update orders set updates_received = updates_received,
            next_check_at = case`,
    tests: [ORDER_ROWS, 'test/flows/providerCallbacks.test.ts'],
  },
  {
    name: 'an update of a settled order does not make it due',
    file: UPDATES,
    text: `next_check_at = case when status = 'PROCESSING' then next_check_at else now() end`,
    replacement: `next_check_at = next_check_at`,
    tests: [ORDER_ROWS, RACES],
  },
  {
    name: 'a second decision is taken while the first waits',
    file: REVIEW,
    text: `  return stored && \`This \${noun} is being resolved already.\`;`,
    replacement: `  return undefined;`,
    tests: [RACES],
  },
  {
    name: 'a decision is applied without a check before',
    file: DECIDE,
    text: `(attempt.outcome === undefined || hasUnreadUpdates(facts, attempt))) {`,
    replacement: `(attempt.outcome === undefined || (!facts.decision && hasUnreadUpdates(facts, attempt)))) {`,
    tests: [RULES, PROPERTIES],
  },
  {
    name: 'an update postpones taking a collection back',
    file: DECIDE,
    text: `    return { do: isTakeBackLeft(facts, attempt) ? 'take_back' : 'check' };`,
    replacement: `    return { do: 'check' };`,
    tests: [RULES, PROPERTIES],
  },
  {
    name: 'an operator releases money while the provider cannot be reached',
    file: DECIDE,
    text: `  if (isRisky && !decision.overridesUnreachable) {`,
    replacement: `  if (isRisky && decision.overridesUnreachable) {`,
    tests: [RULES, PROPERTIES],
  },
  {
    name: 'a refused decision stays',
    file: REVIEW,
    text: `      await clearDecision(runner, order.id, decisionId);`,
    replacement: `      void clearDecision; void decisionId;`,
    tests: [RACES, 'test/faults/decisions.test.ts'],
  },
  {
    name: 'an operator wins over the definitive outcome of the provider',
    file: DECIDE,
    text: `  const attempt = facts.attempts.at(-1);
  if (attempt?.outcome === 'succeeded') return`,
    replacement: `  const attempt = facts.attempts.at(-1);
  if (facts.decision) return applyDecision(facts.decision, attempt);
  if (attempt?.outcome === 'succeeded') return`,
    tests: [RULES, PROPERTIES],
  },
  {
    name: 'an operator gives back what a provider that cannot be reached may have paid',
    file: DECIDE,
    text: `  const cannotTell = attempt?.outcome === 'unreachable' || attempt?.outcome === 'not_configured';`,
    replacement: `  const cannotTell = attempt?.outcome === 'not_configured';`,
    tests: [RULES],
  },
  // The second provider.
  {
    name: 'another provider is tried while the first may have paid',
    file: DECIDE,
    text: `  if (!isUnderWay(attempt) && attempt.canFailOver) return { do: 'fail_over' };`,
    replacement: `  if (attempt.canFailOver || attempt.outcome === 'unreachable') return { do: 'fail_over' };`,
    tests: [RULES, PROPERTIES],
  },
  {
    name: 'an order that is sent again goes to the preferred account instead of its own',
    file: 'src/activities/orders/payouts.ts',
    text: `      return accountAt(routing, await routing.accounts.find(provider, account));`,
    replacement: `      return accountAt(routing, (await routing.candidates(transferOf(payout).amountMinor))[0] ?? (await routing.accounts.find(provider, account)));`,
    tests: ['test/flows/payoutAccounts.test.ts'],
  },
  {
    name: 'the provider that refused is tried again before the other',
    file: ANSWERS,
    text: `  const least = Math.min(...candidates.map(({ name }) => refusalsOf(order, name)));`,
    replacement: `  const least = Math.max(...candidates.map(({ name }) => refusalsOf(order, name)));`,
    tests: [RACES, 'test/flows/payoutRouting.test.ts'],
  },
  {
    name: 'a payment of a provider that was passed over is not flagged',
    file: STEPS,
    text: `    if (!isCurrent && stored.outcome === 'succeeded') {`,
    replacement: `    if (!isCurrent && stored.outcome === 'reversed') {`,
    tests: [RACES],
  },
  {
    name: 'the end of an order clears what a provider that was passed over left to review',
    file: ORDERS,
    text: `review_reason = case when review_outlives_end then review_reason end,`,
    replacement: `review_reason = null, review_outlives_end = false,`,
    tests: [RACES],
  },
  {
    name: 'two attempts of an order may be under way',
    file: SCHEMA,
    text: `create unique index attempt_under_way_once on attempts`,
    replacement: `create index attempt_under_way_once on attempts`,
    tests: [ATTEMPT_ROWS],
  },
  {
    name: 'an attempt with two requests may be abandoned',
    file: SCHEMA,
    text: `check (abandoned_at is null or sends <= 1 or is_reference_over),`,
    replacement: `check (abandoned_at is null or sends <= 1000 or is_reference_over),`,
    tests: [ATTEMPT_ROWS],
  },
  // After the end.
  {
    name: 'a contradiction after completion counts as a return',
    file: DECIDE,
    text: `  if (attempt.outcome === 'reversed' && status === 'COMPLETED') {`,
    replacement: `  if ((attempt.outcome === 'reversed' || attempt.outcome === 'failed') && status === 'COMPLETED') {`,
    tests: [RULES, PROPERTIES],
  },
  {
    name: 'a failed order is reversed',
    file: DECIDE,
    text: `  if (attempt.outcome === 'reversed' && status === 'COMPLETED') {`,
    replacement: `  if (attempt.outcome === 'reversed') {`,
    tests: [RULES, PROPERTIES],
  },
  {
    name: 'a payment after the end of a failed order is not flagged',
    file: DECIDE,
    text: `  if (status === 'FAILED' && outcome === 'succeeded') {`,
    replacement: `  if (status === 'REVERSED' && outcome === 'succeeded') {`,
    tests: [RULES],
  },
  {
    name: 'an order that an operator failed is never checked again',
    file: SETTLEMENT,
    text: `  return by === 'operator' ? nowMs + LATE_CHECK_AFTER_MS : undefined;`,
    replacement: `  return by === 'operator' && nowMs < 0 ? nowMs + LATE_CHECK_AFTER_MS : undefined;`,
    tests: ['test/faults/decisions.test.ts', RACES],
  },
  {
    name: 'a flag that is left to a settled order does not make it due',
    file: REVIEW,
    text: `  step.do === 'wait' ? step.untilMs : Date.now();`,
    replacement: `  step.do === 'wait' ? step.untilMs : undefined;`,
    tests: [RACES],
  },
  {
    name: 'an order that is settled with an update unread is not due',
    file: SETTLEMENT,
    text: `    nextCheckAtMs: dueAfterEnd(decideOrder(settled, nowMs)),`,
    replacement: `    nextCheckAtMs: ended.nextCheckAtMs,`,
    tests: [OVERLAPS],
  },
  {
    name: 'what an operator dismissed is flagged again',
    file: DECIDE,
    text: `facts.reviewReason === undefined && facts.dismissedOutcome !== attempt.outcome;`,
    replacement: `facts.reviewReason === undefined;`,
    tests: [RULES],
  },
  // Settlement.
  {
    name: 'an order is settled without moving its money',
    file: ORDERS,
    text: `        \${transfer ? sql\`posted as (\${await ledger.postingSql(runner, transfer, sql\`from settled\`)}),\` : sql\`\`}`,
    replacement: `        \${transfer && ledger ? sql\`\` : sql\`\`}`,
    tests: [RACES, OVERLAPS],
  },
  {
    name: 'money is released when an order completes',
    file: SETTLEMENT,
    text: `  if (to === 'COMPLETED') return transfers.post(record);`,
    replacement: `  if (to === 'COMPLETED') return transfers.void?.(record);`,
    tests: [RACES, OVERLAPS],
  },
  {
    name: 'the decision of an operator is not put on record',
    file: ORDERS,
    text: `        \${decision ? auditedDecisionSql(order, decision, to) : sql\`\`}`,
    replacement: `        \${decision && !auditedDecisionSql ? auditedDecisionSql(order, decision, to) : sql\`\`}`,
    tests: [RACES],
  },
  {
    name: 'a settlement that fails loses the answer',
    file: STEPS,
    text: `    const progress = await store(engine, input, { ...answered, settles: false });
    if (progress.step.do !== 'settle') throw error;
    return progress;`,
    replacement: `    throw error;`,
    tests: ['test/faults/recordSteps.test.ts', RACES],
  },
  // Collections.
  {
    name: 'a collection is taken back before the time of its customer is up',
    file: DECIDE,
    text: `  if (isTimeUp && canTakeBack(attempt))`,
    replacement: `  if (facts.approveByMs !== undefined && canTakeBack(attempt))`,
    tests: [RULES, PROPERTIES],
  },
  {
    name: 'a collection fails at its deadline while the request is under way',
    file: DECIDE,
    text: `  if (isTimeUp && !(attempt && isUnderWay(attempt))) return`,
    replacement: `  if (isTimeUp) return`,
    tests: [RULES, PROPERTIES],
  },
  // Recovery and time.
  {
    name: 'the rounds of recovery never go beyond the first batch',
    file: 'src/temporal/recovery.ts',
    text: `        if (batch.next) this.#places.set(kind, batch.next);`,
    replacement: `        if (batch.next && batch.examined < 0) this.#places.set(kind, batch.next);`,
    tests: ['test/temporal/recoveryRounds.test.ts'],
  },
  {
    name: 'a settled order that is due is not recovered',
    file: 'src/db/orders/undecidedFlows.ts',
    text: `(status = 'PROCESSING' or next_check_at <= now())\`,`,
    replacement: `status = 'PROCESSING'\`,`,
    tests: ['test/faults/recovery.test.ts'],
  },
  {
    name: 'a cancellation before a new history is forgotten',
    file: 'src/workflows/orders/order.ts',
    text: `    await condition(allHandlersFinished);
    await this.#recordCancellation();
    await continueAsNew`,
    replacement: `    await condition(allHandlersFinished);
    await continueAsNew`,
    tests: ['test/flows/longHistories.test.ts'],
  },
  {
    name: 'an order is not flagged after a day',
    file: DECIDE,
    text: `export const REVIEW_AFTER_MS = DAY_MS;`,
    replacement: `export const REVIEW_AFTER_MS = 3 * DAY_MS;`,
    tests: ['test/timeSkipping/withdrawal.test.ts', RULES],
  },
  {
    name: 'the clock of an activity stands still while it waits for the provider',
    file: ENGINE,
    text: `  return () => nowMs + Math.round(performance.now() - startedAtMs);`,
    replacement: `  return () => nowMs + 0 * Math.round(performance.now() - startedAtMs);`,
    tests: ['test/activities/orders/engine.test.ts'],
  },
];
