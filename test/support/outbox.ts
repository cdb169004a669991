import type { TestService } from './service.ts';
import { waitFor } from './waitFor.ts';

/** Waits until no start waits in the outbox: a flow that has started is in it for a moment longer. */
export async function outboxIsEmpty(service: Pick<TestService, 'ownerSql'>): Promise<void> {
  await waitFor('the outbox to be empty', async () => {
    const { rowCount } = await service.ownerSql('select from outbox limit 1');
    return rowCount === 0;
  });
}
