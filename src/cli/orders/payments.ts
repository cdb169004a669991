import { LedgerStore } from '../../db/ledger/ledgerStore.ts';
import {
  type Chargeback,
  endChargeback,
  listOpenChargebacks,
  openChargeback,
} from '../../db/orders/returns/chargebacks.ts';
import { minorToDecimal } from '../../domain/money.ts';
import { CHARGEBACK_ENDS } from '../../domain/orders/chargeback.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import type { AdminCommand, Decision } from '../command.ts';
import { inPlainWords } from '../errors.ts';
import { nairaAmount } from '../given.ts';
import { addListCommand, listOf } from '../lists.ts';

interface OpenOptions extends Decision {
  readonly amount: bigint;
  readonly fee?: bigint;
  readonly dispute: string;
}

/** Adds `payments chargeback`: `open`, `won`, `lost` and `list`. */
export function addPaymentCommands(program: AdminCommand): void {
  const chargebacks = program
    .command('payments')
    .description('money that merchants received')
    .command('chargeback')
    .description("money that a payer's bank, or a provider, takes back");
  addOpenCommand(chargebacks);
  for (const as of CHARGEBACK_ENDS) addEndCommand(chargebacks, as);
  addListCommand(
    chargebacks,
    {
      command: 'list',
      description: 'list the chargebacks that are neither won nor lost',
      none: 'No chargeback is open.',
    },
    listOf({
      field: 'chargebacks',
      read: async (database) => (await listOpenChargebacks(database)).map(shown),
      heading: ({ chargebackId }) => chargebackId,
      lines: ({ receivedId, businessId, environment, amount, fee, dispute, createdAt }) => ({
        of: `${receivedId} of ${businessId}, ${environment}`,
        amount: `${amount} NGN, fee ${fee} NGN`,
        dispute,
        opened: createdAt,
      }),
    }),
  );
}

function addOpenCommand(chargebacks: AdminCommand): void {
  chargebacks
    .command('open <transactionId>')
    .description(
      'book a chargeback of a recorded payment, a collection or a vendor credit: amount and fee leave the wallet, and what that ' +
        'lacks becomes a debt, which whatever arrives repays first',
    )
    .requiredOption('--amount <naira>', 'how much is taken back', nairaAmount)
    .option('--fee <naira>', 'what it costs the merchant besides', nairaAmount)
    .requiredOption('--dispute <id>', 'the provider’s name of the case; each is booked once')
    .withDecision('why, as the merchant reads it')
    .runsOnDatabase(async ({ database }, receivedId: string, options: OpenOptions) => {
      const { amount: amountMinor, fee: feeMinor = 0n, dispute, reason, operator } = options;
      const ledger = new LedgerStore(database);
      const chargebackId = newIdentifier('txn');
      const order = {
        chargebackId,
        receivedId,
        amountMinor,
        feeMinor,
        dispute,
        reason,
        openedBy: { operator },
      };
      const chargeback = await inPlainWords(openChargeback({ database, ledger }, order));
      const debtMinor = await ledger.debtMinor(chargeback);
      const owes = debtMinor === 0n ? '' : ` The business owes ${minorToDecimal(debtMinor, 'NGN')} NGN now.`;
      return `${chargebackId} is OPEN: ${minorToDecimal(amountMinor, 'NGN')} NGN of ${receivedId}.${owes}`;
    });
}

function addEndCommand(chargebacks: AdminCommand, as: (typeof CHARGEBACK_ENDS)[number]): void {
  const isWon = as === 'WON';
  const command = chargebacks
    .command(`${as.toLowerCase()} <chargebackId>`)
    .description(
      isWon
        ? 'give back what an open chargeback took: the merchant won'
        : 'end a chargeback that the merchant lost',
    );
  if (isWon) command.option('--return-fee', 'give back its fee too');
  command
    .withDecision('how you know')
    .runsOnDatabase(
      async ({ database }, chargebackId: string, options: Decision & { readonly returnFee?: true }) => {
        const { operator, reason, returnFee: returnsFee = false } = options;
        const books = { database, ledger: new LedgerStore(database) };
        await inPlainWords(endChargeback(books, chargebackId, { as, returnsFee, reason, operator }));
        return `${chargebackId} is ${as}.`;
      },
    );
}

function shown({ amountMinor, feeMinor, returnedFeeMinor: _, ...chargeback }: Chargeback) {
  return {
    ...chargeback,
    amount: minorToDecimal(amountMinor, 'NGN'),
    fee: minorToDecimal(feeMinor, 'NGN'),
  };
}
