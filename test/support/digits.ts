/** A number that `JSON.stringify` writes with just these digits, which no number of JavaScript may have. */
export function digits(text: string): number {
  return (JSON as unknown as { rawJSON(text: string): number }).rawJSON(text);
}
