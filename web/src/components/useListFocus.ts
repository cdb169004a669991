import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus within a list when the element that has it goes: a row, or the button that cleared the filters.
 *
 * @param count how many rows are shown.
 * @returns `frame` is for the element around all of the list, with `onFocus`. `goOn` is called before more rows are asked for:
 * the first of them has the focus then.
 */
export function useListFocus(count: number): {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: { readonly target: Element }) => void;
  readonly goOn: () => void;
} {
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef<Element>(null);
  const firstAwaited = useRef<number>(null);
  useEffect(() => {
    // Elsewhere it was put by the user, or by a dialog.
    if (document.activeElement !== document.body) return;
    const awaited = firstAwaited.current;
    if (awaited !== null && count > awaited) {
      firstAwaited.current = null;
      const row = frame.current?.querySelectorAll<HTMLElement>('tbody tr, li')[awaited];
      (row?.querySelector('a') ?? row)?.focus({ preventScroll: true });
    } else if (latest.current?.isConnected === false) {
      latest.current = null;
      frame.current?.focus({ preventScroll: true });
    }
  });
  return {
    frame,
    onFocus: ({ target }) => {
      latest.current = target;
    },
    goOn: () => {
      firstAwaited.current = count;
    },
  };
}
