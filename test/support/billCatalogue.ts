import type { TestService } from './service.ts';
import { waitFor } from './waitFor.ts';

/** Waits until a service has read what VTpass sells: before that, every bill of production is refused. */
export async function waitForBillCatalogue(service: TestService): Promise<void> {
  await waitFor('the first catalogue', async () => {
    const { rows } = await service.ownerSql(`select from bill_billers where environment = 'prod'`);
    return rows.length > 0;
  });
}
