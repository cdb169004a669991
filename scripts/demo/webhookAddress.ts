import { MerchantApiError } from '../../packages/client/src/index.ts';
import { DemoFailure } from './failure.ts';
import { clientOf, type Place } from './scene.ts';

/**
 * Lets the sandbox's webhooks of the demo merchant come to another address.
 *
 * @returns a function that puts the address back to what it was, and returns that.
 * @throws DemoFailure when the merchant cannot log in.
 */
export async function borrowWebhookAddress(
  place: Pick<Place, 'merchant' | 'page'>,
  url: string,
): Promise<() => Promise<string>> {
  const { email, password } = place.merchant;
  const { token } = await clientOf(place)
    .login({ body: { email, password } })
    .catch((error: unknown) => {
      const isRefused = error instanceof MerchantApiError && error.status === 401;
      throw isRefused
        ? new DemoFailure(
            `The demo merchant cannot log in (${error.message}): its password is another one now, or has a second factor ` +
              'beside it. Delete .data to begin again.',
          )
        : error;
    });
  const client = clientOf(place, undefined, token);
  const before = (await client.getAccount()).business.webhookUrl ?? '';
  await client.changeProfile({ body: { webhookUrl: url } });
  return async () => {
    await client.changeProfile({ body: { webhookUrl: before } });
    return before;
  };
}
