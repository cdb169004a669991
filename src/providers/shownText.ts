/** A stranger's text as we store and show it: without control characters and halves of characters, of bounded length. */
export function shownText(text: string | null | undefined): string | undefined {
  const shown = text
    ?.toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed();
  return shown === '' ? undefined : shown;
}
