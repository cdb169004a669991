import type { Database, Statement } from './database.ts';

/** A provider that gets no new payouts until an operator lets it have them again. */
export interface PayoutPause {
  readonly provider: string;
  readonly reason: string;
  readonly pausedBy: string;
  /** ISO 8601. */
  readonly pausedAt: string;
}

const LIST: Statement = {
  name: 'payoutPauses.list',
  text: 'select provider, reason, paused_by, paused_at from payout_pauses order by provider',
};

/** The providers that get no new payouts. What is under way with them goes on. */
export async function listPayoutPauses(database: Database): Promise<readonly PayoutPause[]> {
  const rows = await database.run<{ provider: string; reason: string; paused_by: string; paused_at: Date }>(
    LIST,
    [],
  );
  return rows.map((row) => ({
    provider: row.provider,
    reason: row.reason,
    pausedBy: row.paused_by,
    pausedAt: row.paused_at.toISOString(),
  }));
}

const PAUSE: Statement = {
  name: 'payoutPauses.pause',
  text: `with
    paused as (
      insert into payout_pauses (provider, reason, paused_by) values ($1, $2, $3) on conflict do nothing
        returning provider)
    insert into audit_log (actor, action, subject, details)
      select $3, 'payouts.pause', provider, jsonb_build_object('reason', $2::text) from paused returning subject`,
};

/** Gives a provider no new payouts from now on. Returns false when it had none before. */
export async function pausePayouts(
  database: Database,
  pause: Pick<PayoutPause, 'provider' | 'reason' | 'pausedBy'>,
): Promise<boolean> {
  return (await database.run(PAUSE, [pause.provider, pause.reason, pause.pausedBy])).length === 1;
}

const RESUME: Statement = {
  name: 'payoutPauses.resume',
  text: `with resumed as (delete from payout_pauses where provider = $1 returning provider)
    insert into audit_log (actor, action, subject, details)
      select $2, 'payouts.resume', provider, '{}'::jsonb from resumed returning subject`,
};

/** Gives a provider new payouts again. Returns false when it was not paused. */
export async function resumePayouts(
  database: Database,
  { provider, operator }: { readonly provider: string; readonly operator: string },
): Promise<boolean> {
  return (await database.run(RESUME, [provider, operator])).length === 1;
}
