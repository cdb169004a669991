import { useInfiniteQuery } from '@tanstack/react-query';
import { useEnvironment } from './environment.tsx';

/** One page of a list, as the service answers it. */
interface Page {
  readonly items: readonly unknown[];
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
 * @returns the query, with the items of all its pages, and `first`: the first page as it was read.
 */
export function usePages<Answer extends Page>(
  key: readonly unknown[],
  read: (page: PageQuery) => Promise<Answer>,
  refreshMs: (items: readonly Answer['items'][number][]) => number | false = () => false,
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
    refetchInterval: ({ state }) => refreshMs(state.data?.pages.flatMap(itemsOf<Answer>) ?? []),
  });
  const pages = query.data?.pages;
  return { ...query, first: pages?.[0], items: pages?.flatMap(itemsOf<Answer>) };
}

function itemsOf<Answer extends Page>({ items }: Answer): readonly Answer['items'][number][] {
  return items;
}
