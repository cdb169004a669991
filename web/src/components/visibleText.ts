/** The first of some texts that a reader can see: a link whose text is empty or invisible cannot be clicked. */
export function firstVisibleText(...texts: readonly (string | null | undefined)[]): string {
  return texts.find((text) => text && /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) ?? '—';
}
