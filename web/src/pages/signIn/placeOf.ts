/** Where to go after signing in: a place of these pages, never another site. */
export function placeOf(search: Record<string, unknown>): { readonly next?: string } {
  const { next } = search;
  return typeof next === 'string' && /^\/(?![/\\])/.test(next) ? { next } : {};
}
