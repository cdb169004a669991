import { MerchantApiError } from '../../packages/client/src/index.ts';
import { DemoFailure } from './failure.ts';
import { startListener } from './listener.ts';
import { clientOf, type Place, Scene } from './scene.ts';
import { CHAPTERS } from './story.ts';
import { borrowWebhookAddress } from './webhookAddress.ts';

/**
 * Tells the story of the demo, and puts the merchant's webhook address back at its end, whatever that is.
 *
 * @returns the exit code: 0 when all went as the story says, 1 when not, 130 when it was interrupted.
 */
export async function tellStory(place: Place): Promise<0 | 1 | 130> {
  const { merchant, page, signal } = place;
  try {
    const { secret } = await clientOf(place).getWebhookSecret();
    const listener = await startListener(secret, page);
    try {
      const giveBack = await borrowWebhookAddress(place, listener.url);
      try {
        await tellChapters(place, listener);
      } finally {
        const before = await giveBack();
        page.note(`\nThe webhook address is what it was: ${before === '' ? 'none' : before}.`);
      }
    } finally {
      await listener.close();
    }
  } catch (error) {
    if (signal.aborted) {
      page.note('The demo was interrupted; what it has begun goes on.');
      return 130;
    }
    page.note(sentenceOf(error, merchant.baseUrl));
    return 1;
  }
  page.note(`All went as told. What is left to see: ${merchant.dashboard}`);
  return 0;
}

async function tellChapters(
  place: Place,
  listener: Awaited<ReturnType<typeof startListener>>,
): Promise<void> {
  const { merchant, page } = place;
  const scene = await Scene.open(place, listener);
  page.note(`The demo merchant, in the sandbox of ${merchant.baseUrl}`);
  page.note(`Balance ${scene.wallet}. Webhooks come to ${listener.url}.`);
  page.note('→ is an operation of packages/client, with the status and what changed; ⇠ is a webhook.');
  for (const [title, tell] of CHAPTERS) {
    page.chapter(title);
    await tell(scene);
  }
}

function sentenceOf(error: unknown, baseUrl: string): string {
  if (error instanceof DemoFailure) return `The demo failed. ${error.message}`;
  if (!(error instanceof MerchantApiError)) return `The demo failed. ${(error as Error).stack ?? error}`;
  if (error.code === 'connection_failed') {
    return `Nothing answers at ${baseUrl}: run npm start in another terminal first.`;
  }
  const problems = error.errors.map(({ path, message }) => `; ${path} ${message}`).join('');
  return `The demo failed. The service answered ${error.status} ${error.code}: ${error.message}${problems} (${error.requestId}).`;
}
