import type { AnswerOf } from '@merchant-payments/client';
import { useQuery } from '@tanstack/react-query';
import { useMerchant } from '../../api/useMerchant.ts';
import type { BillKind } from './billKinds.ts';

/** Who sells one kind of bill, with limits and plans. */
export type Biller = AnswerOf<'getBillCatalogue'>['billers'][number];

/** The billers of one kind of bill. */
export function useCatalogue(kind: BillKind) {
  const { client, environment } = useMerchant();
  return useQuery({
    queryKey: [environment, 'catalogue', kind],
    queryFn: async () => (await client.getBillCatalogue({ query: { kind } })).billers,
    staleTime: 300_000,
  });
}
