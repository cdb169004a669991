import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { askSecondFactor } from './secondFactor.ts';

/**
 * Reads again, with a code of the second factor, what the service answered without its secrets.
 *
 * @param queryKey the query that shows it.
 * @param read the call of that query, with the code.
 */
export function useReveal<Data>(
  queryKey: QueryKey,
  read: (call: { readonly secondFactorCode: string }) => Promise<Data>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const secondFactorCode = await askSecondFactor();
      if (secondFactorCode !== undefined) queries.setQueryData(queryKey, await read({ secondFactorCode }));
    },
  });
}
