import { decimalToScaled, scaledToDecimal } from '../domain/money.ts';

/** The chain's own coin, named where a token has its contract's address. */
export const TRX = 'TRX';

const SUN_DECIMALS = 6;
const TRC10_PREFIX = 'TRC10:';

/**
 * The name of a token of the TRC10 standard, which has no contract: `TRC10:1002000`.
 *
 * @param assetNameHex the token's id as nodes tell it, hex of its characters. Ids are numbers; tokens older than 2018 and
 * strange ones have other names. What cannot be shown as it stands on a terminal stays hex: `TRC10:0x…`.
 * @returns undefined when it is not hex, or empty.
 */
export function trc10Name(assetNameHex: string): string | undefined {
  if (!/^([0-9a-f]{2})+$/.test(assetNameHex)) return undefined;
  const name = Buffer.from(assetNameHex, 'hex').toString('latin1');
  return TRC10_PREFIX + (/^[\x21-\x7e]{1,32}$/.test(name) ? name : `0x${assetNameHex.slice(0, 64)}`);
}

/** Reads an amount of TRX as sun: "1.5" is 1500000n. @returns undefined when it is none, or has more than 6 decimals. */
export function trxToSun(text: string): bigint | undefined {
  return decimalToScaled(text, SUN_DECIMALS);
}

/** Writes sun as TRX: 1500000n is "1.5". */
export function sunToTrx(amountSun: bigint): string {
  return scaledToDecimal(amountSun, SUN_DECIMALS);
}
