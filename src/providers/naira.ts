import { z } from 'zod';
import { decimalToMinor, plainDecimal } from '../domain/money.ts';

/** An amount of naira: a number in some answers of a provider, and text in others. */
export const nairaSchema = z.union([z.number(), z.string()]);

/** Naira as a provider writes them, in kobo; undefined when they are not an amount, or have parts of a kobo. */
export function minorOf(naira: z.infer<typeof nairaSchema>): bigint | undefined {
  return decimalToMinor(typeof naira === 'number' ? plainDecimal(naira) : naira.trim(), 'NGN');
}

/** Naira that have to be an amount, as kobo. */
export const minorSchema = nairaSchema.transform(minorOf).pipe(z.bigint());
