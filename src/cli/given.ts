import { readFileSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';
import { trxToSun } from '../chain/nativeTokens.ts';
import { InvariantError } from '../domain/errors.ts';
import { decimalToMinor, type Kobo } from '../domain/money.ts';
import { AdminError } from './errors.ts';

/** @throws AdminError when the file cannot be read. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new AdminError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/**
 * Terms agreed with a business, given as JSON.
 *
 * @param noun what they are called, such as "pricing".
 * @param read makes terms of what the JSON says; throws an InvariantError, with a sentence, for those that cannot be.
 * @throws AdminError when they cannot be used.
 */
export function readTerms<Terms>(noun: string, json: string, read: (given: unknown) => Terms): Terms {
  try {
    return read(JSON.parse(json));
  } catch (error) {
    const sentence = error instanceof InvariantError ? error.message : 'see --help for its shape';
    throw new AdminError(`That ${noun} cannot be used: ${sentence}`);
  }
}

/** A whole number, as a block or the place of a log. */
export function numberOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

/** A whole number from 1 to the most there may be. */
export const atMost =
  (most: number) =>
  (text: string): number => {
    const number = numberOf(text);
    if (number >= 1 && number <= most) return number;
    throw new InvalidArgumentError(`It must be from 1 to ${most}.`);
  };

/** A moment: a day, which begins at midnight UTC, or a time with its offset. */
export function timeOf(text: string): Date {
  const time = new Date(
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.test(text) ? text : Number.NaN,
  );
  if (!Number.isNaN(time.getTime())) return time;
  throw new InvalidArgumentError('It must be a time such as 2026-01-31 or 2026-01-31T18:00:00Z.');
}

/** The id of a transaction, with or without 0x. */
export function transactionIdOf(text: string): string {
  const txId = /^(?:0x)?([0-9a-f]{64})$/i.exec(text)?.[1]?.toLowerCase();
  if (txId === undefined) throw new InvalidArgumentError('It must be the 64 hex digits of a transaction.');
  return txId;
}

/** An amount of TRX, in sun. */
export function trxAmount(text: string): bigint {
  const sun = trxToSun(text);
  if (sun === undefined || sun <= 0n)
    throw new InvalidArgumentError('It must be an amount of TRX such as 0.5.');
  return sun;
}

/** An amount of naira, in kobo. */
export function nairaAmount(text: string): Kobo {
  const minor = decimalToMinor(text, 'NGN');
  if (minor === undefined || minor <= 0n)
    throw new InvalidArgumentError('It must be an amount of naira such as 1500.50.');
  return minor;
}

/** An amount of USDT, in micro-USDT. */
export function usdtAmount(text: string): bigint {
  const minor = decimalToMinor(text, 'USDT');
  if (minor === undefined || minor <= 0n)
    throw new InvalidArgumentError('It must be an amount of USDT such as 0.5.');
  return minor;
}
