import type { ApiDependencies } from './context.ts';

/**
 * Reads what an accepted request is answered with. It was committed: when its record cannot be read again now, the answer
 * is what is known without it, and never that the request should be made again.
 *
 * @param known the answer without the record: that it is under way.
 */
export async function readAfterAcceptance<Result>(
  { logger }: Pick<ApiDependencies, 'logger'>,
  read: () => Promise<Result | undefined>,
  known: Result,
): Promise<Result> {
  try {
    return (await read()) ?? known;
  } catch (error) {
    logger.error({ err: error }, 'An accepted request could not be read again; it is answered as under way.');
    return known;
  }
}
