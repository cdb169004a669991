/** How many decimal places an amount of each asset may have. */
export const DECIMALS = { NGN: 2, USDT: 6 } as const;

/**
 * Reads an amount as a user typed it, such as `5,000.50`, without arithmetic: what is sent is exactly what was typed.
 *
 * @returns the number to send, or undefined when it is none, is not positive, or has too many decimal places.
 */
export function parseAmount(typed: string, decimals: number): number | undefined {
  const text = typed.trim();
  const isGrouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text);
  const plain = isGrouped ? text.replaceAll(',', '') : text;
  const parts = /^(\d{1,12})(?:\.(\d+))?$/.exec(plain);
  if (parts === null) return undefined;
  if ((parts[2] ?? '').length > decimals) return undefined;
  // With at most 12 digits before the point, and few after it, the nearest double has the same decimal form.
  const amount = Number(plain);
  return amount > 0 ? amount : undefined;
}
