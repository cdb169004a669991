/** A path. Browsers take `/\` for `//`, and leave out tabs and line breaks, which no link of ours has. */
const PLACE = /^\/(?![/\\])\P{Cc}*$/u;

/** Where to go after signing in: a place of these pages, never another site. */
export function placeOf(search: Record<string, unknown>): { readonly next?: string } {
  const { next } = search;
  return typeof next === 'string' && PLACE.test(next) ? { next } : {};
}
