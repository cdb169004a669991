import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** How a list is kept current. */
interface PagesOptions<Item> {
  readonly keyOf: (item: Item) => string;
  /**
   * Whether an item is about to change, in a list that shows the newest first. Its first page alone is refreshed, however
   * many are shown: new items come first, and those that are about to change are among the newest. A list without this is
   * not refreshed at intervals.
   */
  readonly isUnderWay?: (item: Item) => boolean;
  /** How often to refresh while one of the first page is about to change. */
  readonly underWayMs?: number;
}

/** How many items a page has. */
const LIMIT = 25;
const UNDER_WAY_MS = 2_000;
const IDLE_MS = 15_000;

/**
 * Reads a list page by page.
 *
 * @param key what the list is, and by what it is filtered.
 * @param read asks for one page.
 * @returns the query, with the items of all its pages, and `first`: the first page as it was read.
 */
export function usePages<Answer extends Page>(
  key: readonly unknown[],
  read: (page: PageQuery) => Promise<Answer>,
  { keyOf, isUnderWay, underWayMs = UNDER_WAY_MS }: PagesOptions<Answer['items'][number]>,
) {
  const { environment } = useEnvironment();
  const queries = useQueryClient();
  const queryKey = [environment, ...key];
  // Stands apart, so that a change, after which everything of the environment is read again, reads no page twice.
  const refreshKey = ['refresh', ...queryKey];
  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam }) => {
      const page = await read({ limit: LIMIT, ...(pageParam !== undefined && { cursor: pageParam }) });
      if (pageParam === undefined) queries.setQueryData(refreshKey, Date.now());
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // A new filter keeps what the old one showed until the answer comes; another environment shows nothing of this one.
    placeholderData: (previous, query) =>
      query?.queryKey[0] === environment && query.queryKey[1] === key[0] ? previous : undefined,
    ...(isUnderWay && { staleTime: Number.POSITIVE_INFINITY }),
  });
  const refresh = useQuery({
    queryKey: refreshKey,
    queryFn: async () => {
      const first = await read({ limit: LIMIT });
      const known = queries.getQueryData<InfiniteData<Answer, string | undefined>>(queryKey);
      const refreshed = known && withFirstPage(known, first, keyOf);
      if (refreshed) queries.setQueryData(queryKey, refreshed);
      else await queries.invalidateQueries({ queryKey, exact: true });
      return Date.now();
    },
    enabled: isUnderWay !== undefined && query.isSuccess && !query.isPlaceholderData,
    refetchInterval: () =>
      isUnderWay && query.data?.pages[0]?.items.some(isUnderWay) ? underWayMs : IDLE_MS,
  });
  const pages = query.data?.pages;
  return {
    ...query,
    error: query.error ?? refresh.error,
    refetch: refresh.error ? refresh.refetch : query.refetch,
    first: pages?.[0],
    items: pages?.flatMap(({ items }): readonly Answer['items'][number][] => items),
    keyOf,
  };
}

/**
 * Puts a first page that was read again in the place of what it covers. Items that new ones pushed out of it are kept;
 * those that are no longer in it are gone.
 *
 * @returns undefined where the page and the others do not meet: too many items are new.
 */
function withFirstPage<Answer extends Page>(
  { pages, pageParams }: InfiniteData<Answer, string | undefined>,
  first: Answer,
  keyOf: (item: Answer['items'][number]) => string,
): InfiniteData<Answer, string | undefined> | undefined {
  if (pages.length === 1 || first.nextCursor === null) {
    return { pages: [first], pageParams: [undefined] };
  }
  const lastKey = keyOf(first.items.at(-1));
  let covered = pages.flatMap(({ items }) => items).findIndex((item) => keyOf(item) === lastKey) + 1;
  if (covered === 0) return undefined;
  const rest = pages.map((page) => {
    const items = page.items.slice(covered);
    covered = Math.max(0, covered - page.items.length);
    return { ...page, items };
  });
  const [head, ...others] = rest;
  if (head === undefined) return undefined;
  return { pages: [{ ...first, items: [...first.items, ...head.items] }, ...others], pageParams };
}
