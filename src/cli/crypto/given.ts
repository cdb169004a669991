import { InvalidArgumentError, Option } from 'commander';
import { trxToSun } from '../../chain/nativeTokens.ts';
import { DomainError } from '../../domain/errors.ts';
import { minorToDecimal } from '../../domain/money.ts';
import { AdminError } from '../errors.ts';

/** What commands about USDT are given and how they say it. */
export const environmentOption = () =>
  new Option('--env, --environment <environment>').choices(['prod', 'test']).default('prod');

export const usdt = (amountMinor: bigint) => minorToDecimal(amountMinor, 'USDT');

/** What the domain refuses, as a command says it. */
export async function inPlainWords<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof DomainError ? new AdminError(`Refused: ${error.message}.`) : error;
  }
}

/** A whole number, as a block or the place of a log. */
export function numberOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

/** The id of a transaction, with or without 0x. */
export function transactionIdOf(text: string): string {
  const txId = /^(?:0x)?([0-9a-f]{64})$/i.exec(text)?.[1]?.toLowerCase();
  if (txId === undefined) throw new InvalidArgumentError('It must be the 64 hex digits of a transaction.');
  return txId;
}

/** A reason that says something. */
export function reasonOf(text: string): string {
  if (text.trim().length < 5) throw new InvalidArgumentError('It must say why, in at least 5 characters.');
  return text;
}

/** An amount of TRX, in sun. */
export function trxAmount(text: string): bigint {
  const sun = trxToSun(text);
  if (sun === undefined || sun <= 0n)
    throw new InvalidArgumentError('It must be an amount of TRX such as 0.5.');
  return sun;
}
