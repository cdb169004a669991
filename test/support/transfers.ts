import type { TransferInstruction, TransferQuery } from '../../src/providers/bank/port.ts';

export const ACCOUNT_NUMBER = '0123456789';
export const ACCOUNT_NAME = 'LAGOS TRADERS LTD';

let sequence = 0;

/** An order to pay ₦50,000 under a reference of its own, as a first attempt. */
export function instruction(overrides: Partial<TransferInstruction> = {}): TransferInstruction {
  sequence += 1;
  return {
    reference: `wd_test_${String(sequence).padStart(12, '0')}`,
    amountMinor: 5_000_000n,
    account: { accountNumber: ACCOUNT_NUMBER, bankCode: '058' },
    accountName: ACCOUNT_NAME,
    narration: 'Withdrawal',
    isFirstAttempt: true,
    ...overrides,
  };
}

/** The question about a transfer that was ordered. */
export function queryOf({ reference, amountMinor }: TransferInstruction): TransferQuery {
  return { reference, amountMinor, sentAtMs: 0 };
}

/** The error a call ends with. Fails the test when the call succeeds. */
export async function errorOf(call: Promise<unknown>): Promise<Error> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if (!('error' in outcome) || !(outcome.error instanceof Error)) {
    throw new Error(`An error was expected, but the call gave ${JSON.stringify(outcome)}.`);
  }
  return outcome.error;
}
