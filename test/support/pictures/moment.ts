/** The moment at which the pictures are taken: half past nine in the morning, in Lagos. */
export const NOW_MS = Date.UTC(2026, 0, 31, 8, 30);
