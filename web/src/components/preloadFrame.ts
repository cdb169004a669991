/** Begins to load the frame of the pages behind the sign-in, before it is known that it will be shown. */
export function preloadFrame(): void {
  import('./SignedInPages.tsx').catch(() => {
    // The page that needs it loads it again, and shows what is wrong.
  });
}
