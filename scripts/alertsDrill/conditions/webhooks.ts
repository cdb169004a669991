import type { Environment } from '../scene.ts';
import { pastTheService, withdrawMany } from './acts.ts';
import type { Condition } from './condition.ts';

/** More than WebhooksFail wants before it judges, each with an event. */
const PAYOUTS = 30;

function receiverGone(environment: Environment, url: string): Condition {
  const column = `webhook_url_${environment}`;
  return {
    alerts: { WebhooksFail: { environment } },
    made: `the receiver of ${environment === 'prod' ? 'live' : 'sandbox'} webhooks refuses connections, and ${PAYOUTS} payouts end`,
    undone: 'the merchant takes the address out',
    ...(environment === 'test' && { isOfSandbox: true }),
    async make(scene) {
      const set = (to: string | null) =>
        pastTheService(scene, `update businesses set ${column} = $2 where id = $1`, [
          scene.merchant.businessId,
          to,
        ]);
      await set(url);
      await withdrawMany(scene, environment, PAYOUTS);
      return () => set(null);
    },
  };
}

export const webhookConditions: readonly Condition[] = [
  receiverGone('prod', 'https://127.0.0.1:9/hook'),
  receiverGone('test', 'http://127.0.0.1:9/hook'),
];
