import { DomainError } from '../domain/errors.ts';

/**
 * Lets a few pieces of work run at once while others wait for their turn, first come, first served.
 *
 * @param size.atOnce how many run at once.
 * @param size.waiting how many may wait.
 * @returns a function that runs work in its turn and answers what it answers; it throws DomainError `busy`, and runs
 * nothing, when too many wait already.
 */
export function createBoundedQueue(size: {
  readonly atOnce: number;
  readonly waiting: number;
}): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < size.atOnce) running++;
    else await turnIn(waiting, size.waiting);
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // A turn is handed over: a caller that comes in between cannot take it.
      if (next) next();
      else running--;
    }
  };
}

function turnIn(waiting: (() => void)[], most: number): Promise<void> {
  if (waiting.length >= most) {
    throw new DomainError('busy', 'too many people log in at the moment; try again in some seconds');
  }
  return new Promise((resolve) => waiting.push(resolve));
}
