/** Whether a transaction takes money from the wallet; what it takes is known of those alone. */
export function isSpent({ totalDebit }: { readonly totalDebit: number | null }): boolean {
  return totalDebit !== null;
}
