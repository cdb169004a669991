import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type VerifiedWebhook, verifyWebhook, type WebhookEvent } from '../../packages/client/src/index.ts';
import { fieldsAsText, type Page, shortId } from './page.ts';

/** A webhook that arrived, and how it was answered. */
export interface Arrival extends VerifiedWebhook {
  readonly status: number;
}

/** A merchant's listener for webhooks. */
export interface Listener {
  readonly url: string;
  /** Every genuine webhook so far, the oldest first. */
  readonly arrivals: readonly Arrival[];
  /** Answers the next webhook with 500, as a shop does whose database is down. */
  failNext(): void;
  close(): Promise<void>;
}

/**
 * Starts a listener as a merchant would write it, on a free port of this computer. Each webhook is shown as it arrives.
 *
 * @param secret `whsec_…`, by which webhooks are verified.
 */
export async function startListener(secret: string, page: Page): Promise<Listener> {
  const arrivals: Arrival[] = [];
  let failures = 0;
  const receive = (given: Parameters<typeof verifyWebhook>[0]): number => {
    let verified: VerifiedWebhook;
    try {
      verified = verifyWebhook(given);
    } catch {
      page.webhook({ call: 'not genuine', status: 400, facts: 'its signature does not fit' }, '');
      return 400;
    }
    const status = failures > 0 ? 500 : 204;
    if (failures > 0) failures -= 1;
    arrivals.push({ ...verified, status });
    const facts = `${fieldsAsText(factsOf(verified.event))}, webhook-id ${shortId(verified.id)}`;
    page.webhook({ call: verified.event.type, status, facts }, verified.event);
    return status;
  };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    response.writeHead(receive({ body, headers: request.headers, secret })).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    arrivals,
    failNext: () => {
      failures += 1;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function factsOf({ data }: WebhookEvent): Readonly<Record<string, unknown>> {
  return 'status' in data && 'amount' in data ? { status: data.status, amount: data.amount } : {};
}
