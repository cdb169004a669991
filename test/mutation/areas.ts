/** A file whose rules are mutated, and the tests that are to find each mutant, without a database. */
export interface MutatedFile {
  readonly file: string;
  /** The quickest first: the first that fails ends a run. */
  readonly tests: readonly string[];
}

export const MUTATED_FILES: readonly MutatedFile[] = [
  {
    file: 'src/domain/orders/decideOrder.ts',
    tests: ['test/domain/orders/decideOrder.test.ts'],
  },
  {
    file: 'src/domain/usdt/usdtSession.ts',
    tests: ['test/domain/usdt/usdtSession.test.ts'],
  },
  {
    file: 'src/domain/ledger/pricing.ts',
    tests: [
      'test/domain/ledger/pricing.test.ts',
      'test/domain/ledger/fees.test.ts',
      'test/domain/ledger/charges.test.ts',
    ],
  },
  {
    file: 'src/domain/ledger/charges.ts',
    tests: ['test/domain/ledger/charges.test.ts'],
  },
  {
    file: 'src/domain/ledger/ledger.ts',
    tests: [
      'test/domain/ledger/ledgerTransfers.test.ts',
      'test/domain/ledger/ledger.test.ts',
      'test/domain/ledger/charges.test.ts',
    ],
  },
  {
    file: 'src/domain/ledger/walletHold.ts',
    tests: ['test/domain/ledger/walletHold.test.ts'],
  },
  {
    file: 'src/domain/ledger/statement.ts',
    tests: ['test/domain/ledger/statement.test.ts'],
  },
  {
    file: 'src/domain/ledger/reconciliation.ts',
    tests: ['test/domain/ledger/reconciliation.test.ts', 'test/properties/reconciliation.test.ts'],
  },
];
