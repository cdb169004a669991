import type { MerchantApi } from './merchantApi.ts';
import type { StatementEvidence } from './oracle/evidence.ts';
import type { Merchant } from './orders.ts';
import type { Random } from './random.ts';

/** How often a page is asked for before a statement counts as unread. */
const TRIES = 5;

const DECIMALS = { NGN: 2, USDT: 6 } as const;

type Answer = Readonly<Record<string, unknown>>;

/** Reads the statements of merchants as merchants do: over HTTP, page by page, in both environments and assets. */
export async function readStatements(
  api: MerchantApi,
  merchants: readonly Merchant[],
  random: Random,
): Promise<readonly StatementEvidence[]> {
  const statements: StatementEvidence[] = [];
  for (const merchant of merchants) {
    for (const environment of ['prod', 'test'] as const) {
      for (const asset of ['NGN', 'USDT'] as const) {
        const pages = await readPages(api, merchant.keys[environment], asset, random);
        const entries = pages?.flatMap((page) => entriesOf(page, asset));
        const first = statementOf(pages?.[0]);
        const minor = (field: string) => minorOf(first[field], asset);
        statements.push({
          businessId: merchant.businessId,
          environment,
          asset,
          opening: {
            available: minor('openingBalance'),
            held: minor('openingHeld'),
            owed: minor('openingDebt'),
          },
          closing: {
            available: minor('closingBalance'),
            held: minor('closingHeld'),
            owed: minor('closingDebt'),
          },
          entries,
        });
      }
    }
  }
  return statements;
}

async function readPages(
  api: MerchantApi,
  apiKey: string,
  asset: 'NGN' | 'USDT',
  random: Random,
): Promise<readonly Answer[] | undefined> {
  const pages: Answer[] = [];
  for (let tries = 0, cursor = ''; tries < TRIES; tries++) {
    const path = `/statement?asset=${asset}&limit=100${cursor}`;
    const answer = await api.request({ method: 'GET', path, apiKey }, random);
    if (answer.kind === 'lost' || answer.status !== 200) continue;
    pages.push(answer.body);
    if (answer.body.hasMore !== true) return pages;
    cursor = `&cursor=${String(answer.body.nextCursor)}`;
    tries = -1;
  }
  return undefined;
}

function statementOf(page: Answer | undefined): Answer {
  return (page?.statement ?? {}) as Answer;
}

function entriesOf(page: Answer, asset: 'NGN' | 'USDT') {
  return (statementOf(page).entries as readonly Answer[]).map((entry) => ({
    id: String(entry.id),
    recordId: String(entry.transactionId),
    amounts: {
      available: minorOf(entry.amount, asset),
      held: minorOf(entry.heldAmount, asset),
      owed: minorOf(entry.debtAmount, asset),
    },
    balances: {
      available: minorOf(entry.balance, asset),
      held: minorOf(entry.heldBalance, asset),
      owed: minorOf(entry.debt, asset),
    },
  }));
}

/** Minor units of an amount in an answer, which has no more decimals than its asset. */
function minorOf(amount: unknown, asset: 'NGN' | 'USDT'): bigint {
  return BigInt(Math.round(Number(amount ?? 0) * 10 ** DECIMALS[asset]));
}
