import { expect, it } from '@jest/globals';
import { billTransfers, withdrawalTransfers } from '../../../src/contract/kinds.ts';
import {
  adjustmentTransfer,
  chargebackTransfer,
  chargebackWonTransfer,
  collectionTransfer,
  creditUnexpectedDeposit,
  cryptoLossTransfer,
  paymentRefundTransfer,
  paymentTransfer,
  refundTransfers,
  settleUsdtSession,
  type Transfer,
  tokenFeeTransfer,
  treasuryMovementTransfer,
  usdtSaleTransfers,
  vendorCreditTransfer,
  WALLET_PROVIDER,
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
const refund = { ...credit, transactionId: 'txn_2' } as const;
const chargeback = { ...owner, chargebackId: 'cbk_1', amountMinor: 800n, feeMinor: 60n };
const loss = { lossId: 'loss_1', environment: 'prod', businessId: 'biz_1', amountMinor: 7n } as const;
const cryptoRefund = { ...owner, refundId: 'rfd_1', amountMinor: 40n } as const;
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
    'treasury/ab/3 treasury_movement single test',
    treasuryMovementTransfer({ ...movement, direction: 'out' }),
    'platform USDT custody 5',
    'platform USDT cold_storage -5',
  ],
  [
    'txn_2 payment_refund single prod',
    paymentRefundTransfer(refund),
    'platform NGN provider_clearing 1000',
    'platform NGN commission -15',
    'biz_1 NGN available -985',
  ],
  [
    'txn_2 payment_refund single prod',
    paymentRefundTransfer({ ...refund, commissionMinor: 0n }),
    'platform NGN provider_clearing 1000',
    'biz_1 NGN available -1000',
  ],
  [
    'txn_2 payment_refund single prod',
    paymentRefundTransfer({ ...refund, commissionMinor: 1_000n }),
    'platform NGN provider_clearing 1000',
    'platform NGN commission -1000',
  ],
  [
    'cbk_1 chargeback single prod',
    chargebackTransfer(chargeback),
    'platform NGN provider_clearing 800',
    'platform NGN fees 60',
    'biz_1 NGN available -860',
  ],
  [
    'cbk_1 chargeback single prod',
    chargebackTransfer({ ...chargeback, feeMinor: 0n }),
    'platform NGN provider_clearing 800',
    'biz_1 NGN available -800',
  ],
  [
    'cbk_1:won chargeback_won single prod',
    chargebackWonTransfer({ ...chargeback, returnedFeeMinor: 60n }),
    'platform NGN provider_clearing -800',
    'platform NGN fees -60',
    'biz_1 NGN available 860',
  ],
  [
    'cbk_1:won chargeback_won single prod',
    chargebackWonTransfer({ ...chargeback, returnedFeeMinor: 0n }),
    'platform NGN provider_clearing -800',
    'biz_1 NGN available 800',
  ],
  [
    'col_1:credit collection single prod',
    collectionTransfer({ ...collection, targetMinor: 900n }),
    'platform NGN provider_clearing -900',
    'biz_1 NGN available 900',
  ],
  [
    'pay_1 crypto_settlement single prod',
    settleUsdtSession({ ...settlement, receivedMinor: 1n, creditedMinor: 1n }),
    'platform USDT custody -1',
    'biz_1 USDT available 1',
  ],
  [
    'crypto_loss:loss_1 crypto_loss single prod',
    cryptoLossTransfer({ ...loss, borneBy: 'merchant' }) as Transfer,
    'platform USDT custody 7',
    'biz_1 USDT available -7',
  ],
  [
    'crypto_loss:loss_1 crypto_loss single prod',
    cryptoLossTransfer({ ...loss, borneBy: 'platform' }) as Transfer,
    'platform USDT custody 7',
    'platform USDT fees -7',
  ],
  [
    'crypto_loss:loss_1 crypto_loss single prod',
    cryptoLossTransfer({ ...loss, businessId: undefined, borneBy: 'platform' }) as Transfer,
    'platform USDT custody 7',
    'platform USDT fees -7',
  ],
  [
    'rfd_1:reserve crypto_refund_reserve reserve prod',
    refundTransfers.reserve(cryptoRefund),
    'biz_1 USDT available -40',
    'biz_1 USDT held 40',
  ],
  [
    'rfd_1:post crypto_refund_post post prod of rfd_1:reserve',
    refundTransfers.post(cryptoRefund),
    'biz_1 USDT held -40',
    'platform USDT custody 40',
  ],
  [
    'sale_1:post usdt_sale_post post prod of sale_1:reserve',
    usdtSaleTransfers.post({ ...sale, provider: WALLET_PROVIDER }),
    'biz_1 USDT held -10',
    'platform USDT conversion 10',
    'platform NGN conversion -15000',
    'biz_1 NGN available 14000',
    'platform NGN fees 600',
    'platform NGN commission 400',
  ],
  [
    'sale_1:post usdt_sale_post post prod of sale_1:reserve',
    usdtSaleTransfers.post({ ...sale, valueMinor: 14_000n, feeMinor: 0n, marginMinor: 0n }),
    'biz_1 USDT held -10',
    'platform USDT conversion 10',
    'platform NGN conversion -14000',
    'platform NGN provider_clearing 14000',
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

// The one that is refused, and what its sentence begins with.
it.each<[string, () => unknown]>([
  [
    'A credit must leave',
    () => paymentTransfer({ ...credit, transactionId: 'txn_1', commissionMinor: 1_000n }),
  ],
  ['A refund gives', () => paymentRefundTransfer({ ...refund, amountMinor: 0n, commissionMinor: 0n })],
  ['A refund gives', () => paymentRefundTransfer({ ...refund, commissionMinor: -1n })],
  ['A refund takes back', () => paymentRefundTransfer({ ...refund, commissionMinor: 1_001n })],
  ['A chargeback takes', () => chargebackTransfer({ ...chargeback, amountMinor: 0n })],
  ['A chargeback takes', () => chargebackTransfer({ ...chargeback, feeMinor: -1n })],
  ['No more of a fee', () => chargebackWonTransfer({ ...chargeback, returnedFeeMinor: -1n })],
  ['No more of a fee', () => chargebackWonTransfer({ ...chargeback, returnedFeeMinor: 61n })],
  ['A collection must bring', () => collectionTransfer({ ...collection, targetMinor: 901n })],
  ['A settlement needs', () => settleUsdtSession({ ...settlement, receivedMinor: 0n })],
  ['A settlement needs', () => settleUsdtSession({ ...settlement, creditedMinor: 0n })],
  ['A fee takes', () => tokenFeeTransfer({ ...movement, amountMinor: 0n })],
  ['A treasury movement', () => treasuryMovementTransfer({ ...movement, direction: 'in', amountMinor: 0n })],
  ['A loss takes', () => cryptoLossTransfer({ ...loss, borneBy: 'payer', amountMinor: 0n })],
  [
    'A loss of the treasury',
    () => cryptoLossTransfer({ ...loss, borneBy: 'merchant', businessId: undefined }),
  ],
  ['A sale must sell', () => usdtSaleTransfers.reserve({ ...sale, amountMinor: 0n })],
  ['A sale must sell', () => usdtSaleTransfers.reserve({ ...sale, netMinor: 0n })],
  ['A sale cannot', () => usdtSaleTransfers.reserve({ ...sale, feeMinor: -1n })],
  ['A sale cannot', () => usdtSaleTransfers.reserve({ ...sale, marginMinor: -1n })],
  ['A refund must pay', () => refundTransfers.reserve({ ...cryptoRefund, amountMinor: 0n })],
  ['A hold must hold', () => walletHoldTransfers.reserve({ ...held, amountMinor: 0n })],
  ['A transfer needs', () => creditUnexpectedDeposit({ ...movement, businessId: 'biz_1', amountMinor: 0n })],
])('%s: refused otherwise', (sentence, make) => {
  expect(make).toThrow(sentence);
});

it('a loss that the payer bears posts nothing: no account had the money', () => {
  expect(cryptoLossTransfer({ ...loss, borneBy: 'payer' })).toBeUndefined();
});
