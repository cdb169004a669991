import { shownCharges } from '../../domain/ledger/charges.ts';
import { type Kobo, minorToNumber } from '../../domain/money.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { feeOf } from '../pricing.ts';
import { ok, routeGroup } from '../route.ts';
import { nairaLimitProblems } from '../schemas.ts';
import { INVALID_WITHDRAWAL, requireMeans } from './requestWithdrawal.ts';
import { withdrawalQuoteAnswer, withdrawalQuoteBody } from './schema.ts';

const { post } = routeGroup('Withdrawals', 'withdrawals');

export const quoteRoute = post('/withdrawal/quote', {
  operationId: 'quoteWithdrawal',
  permission: 'withdrawals:read',
  summary: 'Ask what a withdrawal costs',
  description: 'Holds nothing. A request of the same amount has this fee now.',
  body: withdrawalQuoteBody,
  furtherProblems: nairaLimitProblems,
  invalidMessage: INVALID_WITHDRAWAL,
  responses: {
    200: { description: 'The debit, and the bank account.', schema: withdrawalQuoteAnswer },
  },
  handle: async ({ caller, body }, dependencies) => {
    const { amountMinor, feeMinor, charges, account, availableMinor } = await quoteWithdrawal(
      dependencies,
      caller,
      body.amount,
    );
    return ok({
      quote: {
        amount: minorToNumber(amountMinor, 'NGN'),
        fee: minorToNumber(feeMinor, 'NGN'),
        charges: shownCharges(charges),
        totalDebit: minorToNumber(amountMinor + feeMinor, 'NGN'),
        availableBalance: minorToNumber(availableMinor, 'NGN'),
        bankAccount: account.accountNumber,
        bankName: account.bankName,
        accountName: account.accountName,
      },
    });
  },
});

/**
 * What a withdrawal of this amount would cost now, and the account that it would go to. Holds nothing.
 *
 * @throws DomainError `kyc_required`, `provider_not_configured`, `bank_account_missing`, as the request itself would.
 */
async function quoteWithdrawal(dependencies: ApiDependencies, caller: Caller, amountMinor: Kobo) {
  const [{ account }, { availableMinor }] = await Promise.all([
    requireMeans(dependencies, caller),
    dependencies.ledger.balances(caller, 'NGN'),
  ]);
  return {
    amountMinor,
    ...feeOf(dependencies, caller, { kind: 'withdrawal', amountMinor }),
    account,
    availableMinor,
  };
}
