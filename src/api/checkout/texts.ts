import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { invariant } from '../../domain/errors.ts';
import { PAYMENT_CHECK_RESULTS } from '../../domain/usdt/paymentCheck.ts';
import { CHECKOUT_STATES } from './view.ts';

/**
 * Every word that a customer reads. Each language is one file in `languages/`, named by its tag (BCP 47), which the start of
 * the service reads: another language is another file. A text names facts in braces, and each language names the same ones.
 */
const FOLDER = new URL('languages/', import.meta.url);

/** What texts name in braces: amounts with their unit, and names. */
export type TextFacts = Readonly<
  Partial<
    Record<
      | 'merchant'
      | 'expected'
      | 'received'
      | 'missing'
      | 'excess'
      | 'time'
      | 'price'
      | 'rate'
      | 'wallet'
      | 'least'
      | 'most'
      | 'label',
      string
    >
  >
>;

const text = z.string().trim().min(1);
const headingAndSentence = z.tuple([text, text]);
const problems = z.strictObject({
  notFound: headingAndSentence,
  tooMany: headingAndSentence,
  unavailable: headingAndSentence,
});
const states = z.enum(CHECKOUT_STATES);

const checkoutTexts = z.strictObject({
  /** What the language calls itself. */
  name: text,
  /** What a state is called in large letters. */
  headings: z.record(states, text),
  /** What it means, and what to do: a paragraph each. */
  sentences: z.record(states, z.array(text).min(1)),
  /** What follows where more, or less, was received than was asked for. */
  paidMore: z.array(text).min(1),
  paidLess: z.array(text).min(1),
  /** What comes before the sentences of a review. */
  reviewReasons: z.record(z.enum(['late', 'underpaid', 'sweep_failed', 'none']), text),
  payTo: text,
  steps: z.tuple([text, text, text]),
  progress: text,
  amount: text,
  amountMissing: text,
  asked: text,
  price: text,
  atRate: text,
  received: text,
  address: text,
  qr: text,
  network: text,
  networkName: text,
  networkWarning: text,
  timeLeft: text,
  sendBefore: text,
  openIn: text,
  copyAmount: text,
  copyAddress: text,
  copyPayment: text,
  copyReference: text,
  copyTransaction: text,
  copy: text,
  copied: text,
  description: text,
  reference: text,
  payment: text,
  transaction: text,
  explorer: text,
  contact: text,
  back: text,
  testMode: text,
  withoutScripts: text,
  connectionLost: text,
  language: text,
  receipt: z.strictObject({
    title: text,
    open: text,
    from: text,
    date: text,
    print: text,
    mail: text,
    close: text,
  }),
  check: z.strictObject({
    title: text,
    lead: text,
    hash: text,
    submit: text,
    results: z.record(z.enum(PAYMENT_CHECK_RESULTS), text),
  }),
  problems,
  /** The page of a payment link. */
  link: z.strictObject({
    testMode: text,
    inNaira: text,
    inUsdt: text,
    amountIn: z.strictObject({ NGN: text, USDT: text }),
    atLeast: text,
    atMost: text,
    between: text,
    notAnAmount: text,
    notPayable: text,
    missing: text,
    pay: text,
    closed: headingAndSentence,
    problems,
  }),
});
export type CheckoutTexts = z.infer<typeof checkoutTexts>;

/**
 * The texts of one language.
 *
 * @throws ZodError naming what is missing, or too much.
 */
export function parseTexts(json: string): CheckoutTexts {
  return checkoutTexts.parse(JSON.parse(json));
}

export const DEFAULT_LANGUAGE = 'en';

function readLanguages(): ReadonlyMap<string, CheckoutTexts> {
  const tags = readdirSync(FOLDER).map((name) => name.replace(/\.json$/, ''));
  const others = tags.filter((tag) => tag !== DEFAULT_LANGUAGE).sort();
  return new Map(
    [DEFAULT_LANGUAGE, ...others].map((tag) => [
      tag,
      parseTexts(readFileSync(new URL(`${tag}.json`, FOLDER), 'utf8')),
    ]),
  );
}

/** The texts by language, the one for everybody else first. */
export const LANGUAGES = readLanguages();

/** The texts of a language that there is. */
export function textsOf(language: string): CheckoutTexts {
  const texts = LANGUAGES.get(language);
  invariant(texts, `There are no texts in ${language}.`);
  return texts;
}

/** A text with its facts in place of their names. */
export function fill(template: string, facts: TextFacts): string {
  return template.replace(/\{(\w+)\}/g, (_, name: keyof TextFacts) => {
    const fact = facts[name];
    invariant(fact !== undefined, `A text of the checkout names ${name}, which is not known there.`);
    return fact;
  });
}
