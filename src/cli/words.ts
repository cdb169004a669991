import { minorToDecimal } from '../domain/money.ts';

/** An amount of micro-USDT, as USDT. */
export const usdt = (amountMinor: bigint) => minorToDecimal(amountMinor, 'USDT');

/** A heading and, indented below it, each line behind its label; lines that are undefined are left out. */
export function described(
  heading: string,
  lines: Readonly<Record<string, string | undefined>>,
  { labelWidth = 10 }: { readonly labelWidth?: number } = {},
): string {
  const told = Object.entries(lines).filter(([, line]) => line !== undefined);
  return [heading, ...told.map(([label, line]) => `  ${label.padEnd(labelWidth)}${line}`)].join('\n');
}
