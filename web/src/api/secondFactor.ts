/** A wish for a code, which the one prompt of the page answers. */
interface Wish {
  /** Whether a code was refused just before. */
  readonly isAgain: boolean;
  readonly answer: (code: string | undefined) => void;
}

type Listener = () => void;
let wish: Wish | undefined;
const listeners = new Set<Listener>();

function change(next: Wish | undefined): void {
  wish = next;
  for (const listener of listeners) listener();
}

/**
 * Asks the person for the code of the second factor; undefined when the person gives up. A second call that needs a code
 * meanwhile waits for the same answer's dialogue to end.
 */
export async function askSecondFactor(isAgain = false): Promise<string | undefined> {
  while (wish !== undefined) await nextChange();
  return await new Promise((resolve) => {
    const answer = (code: string | undefined) => {
      change(undefined);
      resolve(code);
    };
    change({ isAgain, answer });
  });
}

function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const listener = () => {
      listeners.delete(listener);
      resolve();
    };
    listeners.add(listener);
  });
}

/** What `useSyncExternalStore` needs to show the prompt while a code is wished for. */
export const secondFactorWish = {
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => wish,
};
