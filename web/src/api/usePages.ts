import { useInfiniteQuery } from '@tanstack/react-query';
import { useEnvironment } from './environment.tsx';

/** One page of a list, as the service answers it. */
interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** What to ask for one page of a list. */
export interface PageQuery {
  readonly limit: number;
  readonly cursor?: string;
}

/** How many items a page has. */
const LIMIT = 25;

/**
 * Reads a list page by page.
 *
 * @param key what the list is, and by what it is filtered.
 * @param read asks for one page.
 * @param refreshMs how often to ask again, by what is on the screen; false for never.
 */
export function usePages<Item>(
  key: readonly unknown[],
  read: (page: PageQuery) => Promise<Page<Item>>,
  refreshMs: (items: readonly Item[]) => number | false = () => false,
) {
  const { environment } = useEnvironment();
  const query = useInfiniteQuery({
    queryKey: [environment, ...key],
    queryFn: ({ pageParam }) => read({ limit: LIMIT, ...(pageParam !== undefined && { cursor: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // A new filter keeps what the old one showed until the answer comes; another environment shows nothing of this one.
    placeholderData: (previous, query) =>
      query?.queryKey[0] === environment && query.queryKey[1] === key[0] ? previous : undefined,
    refetchInterval: ({ state }) => refreshMs(state.data?.pages.flatMap(({ items }) => items) ?? []),
  });
  return { ...query, items: query.data?.pages.flatMap(({ items }) => items) };
}
