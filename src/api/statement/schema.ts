import { z } from 'zod';
import { HELD_KINDS } from '../../contract/kinds.ts';
import { ASSETS } from '../../domain/money.ts';
import { moment } from '../lists/query.ts';
import { answer, charges, exampleId, field, pageFields, pageQuery } from '../schemas.ts';

/** What a movement can be: the steps of every order whose money is held, and what comes in or is corrected at once. */
const MOVEMENT_KINDS = [
  ...Object.keys(HELD_KINDS).flatMap((kind) =>
    ['reserve', 'post', 'void', 'reversal'].map((step) => `${kind}_${step}`),
  ),
  'payment',
  'payment_refund',
  'chargeback',
  'chargeback_won',
  'debt_incurred',
  'debt_repayment',
  'vendor_credit',
  'collection',
  'crypto_settlement',
  'crypto_deposit',
  'crypto_loss',
  ...['reserve', 'post', 'void'].map((step) => `crypto_refund_${step}`),
  'adjustment',
  'wallet_hold_reserve',
  'wallet_hold_void',
];

const period = {
  asset: z
    .string()
    .toUpperCase()
    .pipe(z.enum(ASSETS, `must be one of ${ASSETS.join(', ')}`))
    .default('NGN')
    .meta({ enum: [...ASSETS], description: 'NGN when absent.', param: { id: 'statementAsset' } }),
  from: moment('statementFrom', 'Movements from this time on; from the first when absent.'),
  to: moment('statementTo', 'Movements before this time; now when absent or in the future.'),
};

export const statementExportQuery = z.object(period);

export const statementQuery = z.object({
  ...pageQuery,
  ...period,
  format: z
    .enum(['json', 'csv'], 'must be json or csv')
    .default('json')
    .meta({
      description: '`csv` answers the file of `GET /statement/export`, all pages of it.',
      example: 'json',
      param: { id: 'statementFormat' },
    }),
});

export const statementEntry = z
  .object({
    id: field.text(`${exampleId('wd')}:reserve`, 'The transfer in the ledger; it is posted once.'),
    createdAt: z.iso.datetime(),
    kind: z.string().meta({
      enum: MOVEMENT_KINDS,
      description:
        '`reserve` puts money on hold for an order or a case, `post` pays it out, `void` releases it, and ' +
        '`reversal` gives it back. `debt_incurred` is what a chargeback takes beyond the balance; ' +
        '`debt_repayment` repays it.',
      example: 'withdrawal_reserve',
    }),
    amount: field.number(-50_025, 'The change of the available balance.'),
    heldAmount: field.number(50_025, 'The change of the balance on hold.'),
    balance: field.number(48_475, 'The available balance after it.'),
    heldBalance: field.number(50_025, 'The balance on hold after it.'),
    debtAmount: field.number(0, 'What it changed in what you owe.'),
    debt: field.number(0, 'What you owed after it.'),
    transactionId: field.text(
      exampleId('wd'),
      'The transaction, USDT payment or USDT sale that it belongs to.',
    ),
    reference: field.textOrNull('order-1042', 'Your own reference of that.'),
    description: field.text('Withdrawal to Guaranty Trust Bank'),
    charges,
  })
  .meta({ id: 'StatementEntry' });

export const statementAnswer = answer('StatementAnswer', {
  statement: z
    .object({
      asset: z.enum(ASSETS),
      to: z.iso.datetime().meta({
        description: 'Its end: as requested, or the time of the request.',
        example: '2026-01-31T23:00:00.000000Z',
      }),
      openingBalance: field.number(98_500, 'Available before the first entry.'),
      closingBalance: field.number(48_475, 'Available at `to`.'),
      openingHeld: field.number(0),
      closingHeld: field.number(50_025),
      openingDebt: field.number(0, 'Owed before the first entry.'),
      closingDebt: field.number(0, 'Owed at `to`.'),
      entries: z.array(statementEntry),
    })
    .meta({ id: 'Statement' }),
  ...pageFields,
});

export const statementExport = z.string().meta({
  description:
    'The first row names the columns, the second has the opening balances, and the last the closing ones, ' +
    'at its createdAt. A text that a spreadsheet would take for a formula begins with an apostrophe.',
  example:
    'createdAt,kind,description,amount,heldAmount,balance,heldBalance,currency,transactionId,reference,id,debtAmount,debt\r\n' +
    ',opening_balance,,,,98500,0,NGN,,,,,0\r\n',
});
