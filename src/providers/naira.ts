import { z } from 'zod';
import { DECIMALS, decimalToMinor, plainDecimal, roundHalfUp } from '../domain/money.ts';

/** An amount of naira: a number in some answers of a provider, and text in others. */
export const nairaSchema = z.union([z.number(), z.string()]);

/** Naira as a provider writes them, in kobo; undefined when they are not an amount, or have parts of a kobo. */
export function minorOf(naira: z.infer<typeof nairaSchema>): bigint | undefined {
  return decimalToMinor(textOf(naira), 'NGN');
}

/** Naira that are shown or compared, in kobo by roundHalfUp: a balance, a fee, a limit; undefined when they are not an amount. */
export function roundedMinorOf(naira: z.infer<typeof nairaSchema>): bigint | undefined {
  return roundHalfUp(textOf(naira), DECIMALS.NGN);
}

/** Naira that have to be an amount, as kobo by roundedMinorOf. */
export const roundedMinorSchema = nairaSchema.transform(roundedMinorOf).pipe(z.bigint());

/** Kobo that are shown or compared, which a provider may write with parts of one: see roundedMinorSchema. */
export const roundedKoboSchema = nairaSchema
  .transform((kobo) => roundHalfUp(textOf(kobo), 0))
  .pipe(z.bigint());

/** An amount as a decimal string, digit for digit. */
function textOf(amount: z.infer<typeof nairaSchema>): string {
  return typeof amount === 'number' ? plainDecimal(amount) : amount.trim();
}

/** Naira that have to be an amount, as kobo. */
export const minorSchema = nairaSchema.transform(minorOf).pipe(z.bigint());
