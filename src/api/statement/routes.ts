import { z } from 'zod';
import { readPeriod, readStatement, type StatementPeriod, type Wallet } from '../../db/ledger/statement.ts';
import { invalidField } from '../../domain/errors.ts';
import type { WalletPlace } from '../../domain/ledger/statement.ts';
import type { Asset } from '../../domain/money.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { continuation } from '../cursor.ts';
import { ok, type RouteResponse, routeGroup } from '../route.ts';
import { exportStatement } from './export.ts';
import { presentStatement } from './present.ts';
import { statementAnswer, statementExport, statementExportQuery, statementQuery } from './schema.ts';

const { get } = routeGroup('Statement', 'statement', 'tokenOrKey');

export const statementRoutes = [
  get('/statement', {
    operationId: 'getStatement',
    summary: 'Read every movement of a balance, the oldest first',
    description:
      'Opening balance and entries of the ledger add up to the closing balance, available and on hold. All ' +
      'pages end at the `to` of the first, where the next statement begins.',
    query: statementQuery,
    responses: {
      200: {
        description: 'One page, or a file.',
        schema: statementAnswer,
        file: { schema: statementExport, mediaType: 'text/csv' },
      },
    },
    handle: async ({ caller, query }, { database }) => {
      const { asset, from, to, limit, cursor, format } = query;
      const wallet = walletOf(caller, asset);
      if (format === 'csv') return file(wallet, { from, to }, { database });
      const { period, after } =
        cursor === undefined
          ? { period: await readPeriod(database, wallet, { from, to }), after: undefined }
          : decodeCursor(cursor, asset);
      const page = await readStatement(database, wallet, { period, after, limit });
      const next = page.next && encodeCursor(asset, period, page.next);
      return ok({ statement: presentStatement(asset, page, period), ...continuation(next) });
    },
  }),

  get('/statement/export', {
    operationId: 'exportStatement',
    summary: 'Download a statement as CSV, the oldest first',
    description: 'All pages. An answer without a row of closing balances is incomplete.',
    query: statementExportQuery,
    responses: { 200: { description: 'A file.', schema: statementExport, mediaType: 'text/csv' } },
    handle: ({ caller, query: { asset, from, to } }, { database }) =>
      file(walletOf(caller, asset), { from, to }, { database }),
  }),
];

function walletOf({ businessId, environment }: Caller, asset: Asset): Wallet {
  return { businessId, environment, asset };
}

async function file(
  wallet: Wallet,
  within: Parameters<typeof readPeriod>[2],
  dependencies: Pick<ApiDependencies, 'database'>,
): Promise<RouteResponse> {
  const chunks = await exportStatement(dependencies, wallet, within);
  const name = `statement-${wallet.asset}-${wallet.environment}.csv`;
  return { status: 200, body: {}, file: { name, mediaType: 'text/csv', chunks } };
}

const sequence = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform(BigInt);
/**
 * What a cursor holds: the asset, then opening, closing and how far was read, each of what is available and what is held, and the
 * moment at which the period ends.
 */
const cursorPlaces = (asset: Asset) =>
  z.tuple([z.literal(asset), sequence, sequence, sequence, sequence, sequence, sequence, z.iso.datetime()]);

function encodeCursor(asset: Asset, { opening, closing, until }: StatementPeriod, next: WalletPlace): string {
  const places = [opening, closing, next].flatMap(({ available, held }) => [`${available}`, `${held}`]);
  return Buffer.from(JSON.stringify([asset, ...places, until])).toString('base64url');
}

/** @throws ValidationError when the cursor is none of ours. */
function decodeCursor(
  cursor: string,
  asset: Asset,
): { readonly period: StatementPeriod; readonly after: WalletPlace } {
  try {
    const [, from, fromHeld, to, toHeld, after, afterHeld, until] = cursorPlaces(asset).parse(
      JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')),
    );
    return {
      period: {
        opening: { available: from, held: fromHeld },
        closing: { available: to, held: toHeld },
        until,
      },
      after: { available: after, held: afterHeld },
    };
  } catch {
    // Falls through to the refusal.
  }
  throw invalidField('invalid request', 'cursor', 'must be the nextCursor of the page before');
}
