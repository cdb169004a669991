import { expect, it } from '@jest/globals';
import { billTransfers, withdrawalTransfers } from '../../../src/contract/kinds.ts';
import {
  adjustmentTransfer,
  collectionTransfer,
  creditUnexpectedDeposit,
  paymentTransfer,
  settleUsdtSession,
  type Transfer,
  tokenFeeTransfer,
  treasuryMovementTransfer,
  usdtSaleTransfers,
  vendorCreditTransfer,
  walletHoldTransfers,
} from '../../../src/domain/ledger/ledger.ts';

const owner = { businessId: 'biz_1', environment: 'prod' } as const;
const withdrawal = { ...owner, withdrawalId: 'wd_1', amountMinor: 5_000n, feeMinor: 25n };
const freeWithdrawal = { ...withdrawal, feeMinor: 0n };
const bill = { ...owner, purchaseId: 'bill_1', amountMinor: 700n };
const sale = {
  ...owner,
  saleId: 'sale_1',
  amountMinor: 10n,
  valueMinor: 15_000n,
  netMinor: 14_000n,
  feeMinor: 600n,
  marginMinor: 400n,
};
const credit = { ...owner, amountMinor: 1_000n, commissionMinor: 15n };
const movement = { environment: 'test', txId: 'ab', logIndex: 3, amountMinor: 5n } as const;
const collection = { ...owner, collectionId: 'col_1', valueMinor: 900n, targetMinor: 880n };
const settlement = { ...owner, paymentId: 'pay_1', receivedMinor: 50n, creditedMinor: 48n };
const adjustment = { ...owner, adjustmentId: 'adj_1', asset: 'NGN', amountMinor: -30n } as const;

const held = { ...owner, holdId: 'hld_1', asset: 'USDT', part: 2, amountMinor: 90n } as const;

// References, kinds and the order of legs are stored for good: a change here is a change of the books.
it.each<[string, Transfer, ...string[]]>([
  [
    'hld_1:2:reserve wallet_hold_reserve reserve prod',
    walletHoldTransfers.reserve(held),
    'biz_1 USDT available -90',
    'biz_1 USDT held 90',
  ],
  [
    'hld_1:2:void wallet_hold_void void prod of hld_1:2:reserve',
    walletHoldTransfers.void(held),
    'biz_1 USDT held -90',
    'biz_1 USDT available 90',
  ],
  [
    'wd_1:reserve withdrawal_reserve reserve prod',
    withdrawalTransfers.reserve(withdrawal),
    'biz_1 NGN available -5025',
    'biz_1 NGN held 5025',
  ],
  [
    'wd_1:post withdrawal_post post prod of wd_1:reserve',
    withdrawalTransfers.post(withdrawal),
    'biz_1 NGN held -5025',
    'platform NGN provider_clearing 5000',
    'platform NGN fees 25',
  ],
  [
    'wd_1:post withdrawal_post post prod of wd_1:reserve',
    withdrawalTransfers.post(freeWithdrawal),
    'biz_1 NGN held -5000',
    'platform NGN provider_clearing 5000',
  ],
  [
    'wd_1:void withdrawal_void void prod of wd_1:reserve',
    withdrawalTransfers.void(withdrawal),
    'biz_1 NGN held -5025',
    'biz_1 NGN available 5025',
  ],
  [
    'wd_1:reversal withdrawal_reversal single prod',
    withdrawalTransfers.reverse(withdrawal),
    'platform NGN provider_clearing -5000',
    'platform NGN fees -25',
    'biz_1 NGN available 5025',
  ],
  [
    'sale_1:reserve usdt_sale_reserve reserve prod',
    usdtSaleTransfers.reserve(sale),
    'biz_1 USDT available -10',
    'biz_1 USDT held 10',
  ],
  [
    'sale_1:post usdt_sale_post post prod of sale_1:reserve',
    usdtSaleTransfers.post(sale),
    'biz_1 USDT held -10',
    'platform USDT conversion 10',
    'platform NGN conversion -15000',
    'platform NGN provider_clearing 14000',
    'platform NGN fees 600',
    'platform NGN commission 400',
  ],
  [
    'sale_1:void usdt_sale_void void prod of sale_1:reserve',
    usdtSaleTransfers.void(sale),
    'biz_1 USDT held -10',
    'biz_1 USDT available 10',
  ],
  [
    'sale_1:reversal usdt_sale_reversal single prod',
    usdtSaleTransfers.reverse(sale),
    'biz_1 USDT available 10',
    'platform USDT conversion -10',
    'platform NGN conversion 15000',
    'platform NGN provider_clearing -14000',
    'platform NGN fees -600',
    'platform NGN commission -400',
  ],
  [
    'bill_1:reserve bill_reserve reserve prod',
    billTransfers.reserve(bill),
    'biz_1 NGN available -700',
    'biz_1 NGN held 700',
  ],
  [
    'bill_1:post bill_post post prod of bill_1:reserve',
    billTransfers.post(bill),
    'biz_1 NGN held -700',
    'platform NGN provider_clearing 700',
  ],
  [
    'bill_1:void bill_void void prod of bill_1:reserve',
    billTransfers.void(bill),
    'biz_1 NGN held -700',
    'biz_1 NGN available 700',
  ],
  [
    'bill_1:reversal bill_reversal single prod',
    billTransfers.reverse(bill),
    'platform NGN provider_clearing -700',
    'biz_1 NGN available 700',
  ],
  [
    'txn_1 payment single prod',
    paymentTransfer({ ...credit, transactionId: 'txn_1' }),
    'platform NGN provider_clearing -1000',
    'platform NGN commission 15',
    'biz_1 NGN available 985',
  ],
  [
    'vendor_credit:paystack:ref vendor_credit single prod',
    vendorCreditTransfer({ ...credit, provider: 'paystack', providerReference: 'ref' }),
    'platform NGN provider_clearing -1000',
    'platform NGN commission 15',
    'biz_1 NGN available 985',
  ],
  [
    'col_1:credit collection single prod',
    collectionTransfer(collection),
    'platform NGN provider_clearing -900',
    'platform NGN commission 20',
    'biz_1 NGN available 880',
  ],
  [
    'pay_1 crypto_settlement single prod',
    settleUsdtSession(settlement),
    'platform USDT custody -50',
    'platform USDT fees 2',
    'biz_1 USDT available 48',
  ],
  [
    'crypto_deposit:ab:3 crypto_deposit single test',
    creditUnexpectedDeposit({ ...movement, businessId: 'biz_1' }),
    'platform USDT custody -5',
    'biz_1 USDT available 5',
  ],
  [
    'token_fee/ab token_fee single test',
    tokenFeeTransfer(movement),
    'platform USDT custody 5',
    'platform USDT fees -5',
  ],
  [
    'treasury/ab/3 treasury_movement single test',
    treasuryMovementTransfer({ ...movement, direction: 'in' }),
    'platform USDT cold_storage 5',
    'platform USDT custody -5',
  ],
  [
    'adj_1 adjustment single prod',
    adjustmentTransfer(adjustment),
    'platform NGN provider_clearing 30',
    'biz_1 NGN available -30',
  ],
  [
    'adj_1 adjustment single prod',
    adjustmentTransfer({ ...adjustment, asset: 'USDT' }),
    'platform USDT custody 30',
    'biz_1 USDT available -30',
  ],
])('%s', (heading, transfer, ...expectedLegs) => {
  const { reference, kind, phase, environment, reservationReference, legs } = transfer;
  const resolved = reservationReference === undefined ? '' : ` of ${reservationReference}`;
  expect([
    `${reference} ${kind} ${phase} ${environment}${resolved}`,
    ...legs.map(
      ({ account, amountMinor }) =>
        `${account.businessId ?? 'platform'} ${account.asset} ${account.kind} ${amountMinor}`,
    ),
  ]).toEqual([heading, ...expectedLegs]);
});
