import type { ReviewReason } from '../../domain/usdt/usdtSession.ts';
import type { CheckoutState } from './view.ts';

/** What sentences are made of: amounts as decimals with their unit, and the merchant's name. */
export interface TextFacts {
  readonly merchant: string;
  readonly expected: string;
  readonly received: string;
  readonly missing: string;
  readonly excess: string;
  /** Whether more or less arrived than was asked for. */
  readonly difference: 'more' | 'less' | 'none';
  readonly reviewReason: ReviewReason | undefined;
}

/** Every word that a customer reads, in one language. */
export interface CheckoutTexts {
  /** What a state is called in large letters. */
  readonly headings: Readonly<Record<CheckoutState, (facts: TextFacts) => string>>;
  /** What it means, and what to do: a paragraph each. */
  readonly sentences: Readonly<Record<CheckoutState, (facts: TextFacts) => readonly string[]>>;
  readonly payTo: (merchant: string) => string;
  readonly steps: readonly [string, string, string];
  readonly progress: string;
  readonly amount: string;
  readonly amountMissing: string;
  readonly asked: string;
  readonly price: string;
  readonly atRate: (price: string, rate: string) => string;
  readonly received: string;
  readonly address: string;
  readonly qr: string;
  readonly network: string;
  readonly networkName: string;
  readonly networkWarning: string;
  readonly timeLeft: string;
  readonly sendBefore: (time: string) => string;
  readonly copyAmount: string;
  readonly copyAddress: string;
  readonly copy: string;
  readonly copied: string;
  readonly payment: string;
  readonly transaction: string;
  readonly back: (merchant: string) => string;
  readonly testMode: string;
  readonly withoutScripts: string;
  readonly connectionLost: string;
  readonly problems: Readonly<Record<'notFound' | 'tooMany' | 'unavailable', readonly [string, string]>>;
}

const KEEP_NUMBER = ({ merchant }: TextFacts) =>
  `If you have a question, contact ${merchant} and give the payment number below.`;

const REFUND = ({ excess, merchant }: TextFacts) =>
  `To get the difference of ${excess} back, contact ${merchant} and give the payment number below.`;

const PAID_DIFFERENCE: Readonly<Record<TextFacts['difference'], (facts: TextFacts) => readonly string[]>> = {
  none: () => [],
  more: (facts) => [`That is ${facts.excess} more than the ${facts.expected} asked for.`, REFUND(facts)],
  less: ({ missing, expected }) => [
    `That is ${missing} less than the ${expected} asked for. You do not need to send the rest.`,
  ],
};

const REVIEW: Readonly<Record<ReviewReason, (facts: TextFacts) => string>> = {
  late: ({ received }) => `Your payment of ${received} came after the time was over.`,
  underpaid: ({ received, expected }) =>
    `${received} of ${expected} came, and the time for sending the rest is over.`,
  sweep_failed: ({ received }) => `Your payment of ${received} arrived and is being checked.`,
};

const ENGLISH: CheckoutTexts = {
  headings: {
    awaiting: ({ expected }) => `Send ${expected}`,
    underpaid: ({ missing }) => `Send ${missing} more`,
    unpayable: () => 'This cannot be paid at the moment',
    closing: () => 'The payment time has ended',
    confirming: () => 'Your payment is on its way',
    received: () => 'Your payment has arrived',
    overpaid: () => 'More than asked has arrived',
    paid: () => 'Paid',
    expired: () => 'This payment has expired',
    review: () => 'Your payment is under review',
    rejected: () => 'This payment was not accepted',
  },
  sentences: {
    awaiting: () => ['Send exactly this amount to the address below.'],
    underpaid: ({ received, expected }) => [
      `${received} of ${expected} has arrived. Send the rest to the same address.`,
    ],
    unpayable: ({ merchant }) => [
      `${merchant} takes no payments at the moment. Please do not send funds.`,
      `If you have sent something already, it is not lost: contact ${merchant} and give the payment number below.`,
    ],
    closing: () => [
      'Please do not send funds now. If you paid in time, your payment is found within some minutes, and this page says so.',
    ],
    confirming: () => [
      'The network is confirming it, which takes about a minute. There is nothing for you to do; do not send it again.',
    ],
    received: ({ merchant, received }) => [
      `${received} has arrived, and ${merchant} is being credited. There is nothing more for you to do, and you may close this page.`,
    ],
    overpaid: (facts) => [
      `${facts.received} has arrived, and ${facts.expected} was asked for. Do not send anything more.`,
      REFUND(facts),
    ],
    paid: (facts) => [
      `${facts.merchant} has received your payment of ${facts.received}. Thank you.`,
      ...PAID_DIFFERENCE[facts.difference](facts),
    ],
    expired: (facts) => [
      'Nothing arrived in time. Please do not send funds to its address.',
      `If you have sent something nevertheless, it is not lost: contact ${facts.merchant} and give the payment number below.`,
    ],
    review: (facts) => [
      facts.reviewReason === undefined
        ? `Your payment of ${facts.received} is being checked.`
        : REVIEW[facts.reviewReason](facts),
      'Our team is reviewing it. Your money is not lost; do not send it again.',
      KEEP_NUMBER(facts),
    ],
    rejected: (facts) => [
      `${facts.merchant} has not been credited with it. Please do not send funds to its address.`,
      KEEP_NUMBER(facts),
    ],
  },
  payTo: (merchant) => `Payment to ${merchant}`,
  steps: ['Send', 'Confirm', 'Done'],
  progress: 'Progress',
  amount: 'Amount',
  amountMissing: 'Amount still missing',
  asked: 'Asked for',
  price: 'Price',
  atRate: (price, rate) => `${price} at ${rate} for 1 USDT`,
  received: 'Received',
  address: 'Address',
  qr: 'QR code of the address',
  network: 'Network',
  networkName: 'TRON (TRC20)',
  networkWarning:
    'Send USDT on the TRON network (TRC20) only. Other coins, and USDT on other networks, do not arrive and are lost.',
  timeLeft: 'Time left',
  sendBefore: (time) => `Send before ${time}`,
  copyAmount: 'Copy the amount',
  copyAddress: 'Copy the address',
  copy: 'Copy',
  copied: 'Copied',
  payment: 'Payment number',
  transaction: 'Transaction',
  back: (merchant) => `Back to ${merchant}`,
  testMode: 'Test payment: no money moves. Do not send real USDT to this address.',
  withoutScripts: 'Without JavaScript this page loads again by itself from time to time.',
  connectionLost: 'No connection at the moment. This page goes on as soon as there is one.',
  problems: {
    notFound: ['There is no such payment', 'Check the link, or ask the shop that sent it to you.'],
    tooMany: ['Too many requests', 'Wait some seconds, then load this page again.'],
    unavailable: [
      'This page cannot be shown at the moment',
      'Your payment is not affected. Load this page again in a minute.',
    ],
  },
};

/** The texts of every language that there are some in, the one for everybody else first. */
export const CHECKOUT_TEXTS = { en: ENGLISH } as const satisfies Readonly<Record<string, CheckoutTexts>>;
export type CheckoutLanguage = keyof typeof CHECKOUT_TEXTS;
export const CHECKOUT_LANGUAGES = Object.keys(CHECKOUT_TEXTS) as readonly CheckoutLanguage[];
