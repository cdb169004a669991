import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Random } from './random.ts';
import { steadyNowMs } from './steadyClock.ts';

/** What a receiver does with what comes. */
export type ReceiverConduct =
  | 'takes'
  /** Accepts the request and never answers. */
  | 'hangs'
  /** Answers 503. */
  | 'fails'
  /** Takes what it gets, and cuts the connection instead of saying so. */
  | 'takes_silently';

/** How a receiver behaves when it is changed, each with how often among a hundred. */
const RECEIVER_CONDUCTS: readonly (readonly [ReceiverConduct, number])[] = [
  ['takes', 40],
  ['hangs', 25],
  ['fails', 20],
  ['takes_silently', 15],
];

/** One webhook, counted by its `webhook-id`. */
export interface ReceivedWebhook {
  readonly webhookId: string;
  readonly type: string;
  readonly transactionId: string;
  /** How the order stood when the event was recorded; undefined in an event that does not say so. */
  readonly status: string | undefined;
  /** When it first came. */
  readonly firstAtMs: number;
  /** How many times it came. */
  timesReceived: number;
  /** How many times it was answered with 2xx. */
  timesTaken: number;
  /** How many times its signature did not fit. */
  timesForged: number;
}

/** A merchant's listener of the driver's own. */
export interface Receiver {
  readonly url: string;
  /** Signs what this receiver gets; known once the merchant was created. */
  useSecret(secret: string): void;
  conduct(conduct: ReceiverConduct): void;
  received(): readonly ReceivedWebhook[];
  stop(): Promise<void>;
}

/** How far from the present a webhook's time may be: Standard Webhooks proposes minutes. */
const TOLERANCE_SECONDS = 300;

export async function startReceiver(): Promise<Receiver> {
  const received = new Map<string, ReceivedWebhook>();
  let conduct: ReceiverConduct = 'takes';
  let secret = '';

  async function receive(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const webhook = note(received, incoming, { body: Buffer.concat(chunks).toString('utf8'), secret });
    const now = conduct;
    if (now === 'takes') {
      webhook.timesTaken++;
      response.writeHead(200).end();
    } else if (now === 'fails') response.writeHead(503).end();
    else if (now === 'takes_silently') incoming.socket.destroy();
  }

  const server = createServer((incoming, response) => {
    receive(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    useSecret(given) {
      secret = given;
    },
    conduct(next) {
      conduct = next;
      // A request that hangs on a receiver that is well again would wait for its time-out.
      if (next === 'takes') server.closeAllConnections();
    },
    received: () => [...received.values()],
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function note(
  received: Map<string, ReceivedWebhook>,
  incoming: IncomingMessage,
  { body, secret }: { readonly body: string; readonly secret: string },
): ReceivedWebhook {
  const webhookId = String(incoming.headers['webhook-id']);
  const { type, data } = JSON.parse(body) as {
    type: string;
    data: { transactionId: string; status?: string };
  };
  // An id that came with two contents is two events under one id, so each is counted for itself.
  const key = `${webhookId} ${type} ${data.transactionId}`;
  const webhook = received.get(key) ?? {
    webhookId,
    type,
    transactionId: data.transactionId,
    status: data.status,
    firstAtMs: steadyNowMs(),
    timesReceived: 0,
    timesTaken: 0,
    timesForged: 0,
  };
  received.set(key, webhook);
  webhook.timesReceived++;
  if (!isSigned(incoming, body, secret)) webhook.timesForged++;
  return webhook;
}

/** Checks a signature as Standard Webhooks 1.0 describes it. */
function isSigned({ headers }: IncomingMessage, body: string, secret: string): boolean {
  const timestamp = String(headers['webhook-timestamp']);
  if (!(Math.abs(Date.now() / 1_000 - Number(timestamp)) <= TOLERANCE_SECONDS)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key)
    .update(`${String(headers['webhook-id'])}.${timestamp}.${body}`)
    .digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((signature) => {
      const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
}

/** Draws how a receiver behaves next. */
export function drawConduct(random: Random): ReceiverConduct {
  return random.weighted(RECEIVER_CONDUCTS);
}
