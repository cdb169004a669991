import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the next requests are answered with instead of the ticker. */
export type QuidaxFault =
  | { readonly kind: 'hang' }
  | { readonly kind: 'error'; readonly httpStatus: number }
  | { readonly kind: 'body'; readonly body: string };

export interface QuidaxServer {
  readonly url: string;
  /** The settings of a service that uses this server. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
  /**
   * The best bid, as Quidax writes it, and how old the ticker is. Ask and last trade go with it, unless they are given.
   */
  setTicker(
    bid: string | number,
    ageSeconds?: number,
    rest?: { readonly ask?: string; readonly last?: string },
  ): void;
  setFault(fault: QuidaxFault | undefined): void;
  requests(): number;
}

/** Quidax's public ticker of USDT in naira (docs.quidax.io, Markets), over a real socket. */
export async function startQuidaxServer(): Promise<QuidaxServer> {
  let ticker: { bid: string | number; ageSeconds: number; ask?: string; last?: string } = {
    bid: '1538.25',
    ageSeconds: 0,
  };
  let fault: QuidaxFault | undefined;
  let requests = 0;
  const hanging = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    requests++;
    const send = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (fault?.kind === 'hang') hanging.add(response);
    else if (fault?.kind === 'error') send(fault.httpStatus, '{"status":"error"}');
    else if (fault?.kind === 'body') send(200, fault.body);
    else if (request.url !== '/api/v1/markets/tickers/usdtngn') send(404, '{"status":"error"}');
    else {
      const at = Math.floor(Date.now() / 1_000) - ticker.ageSeconds;
      const data = {
        at,
        ticker: {
          buy: ticker.bid,
          sell: ticker.ask ?? String(Number(ticker.bid) + 6.75),
          low: '1520.0',
          high: '1550.0',
          open: '1530.0',
          last: ticker.last ?? String(Number(ticker.bid) + 1.75),
        },
        market: 'usdtngn',
      };
      send(200, JSON.stringify({ status: 'success', message: 'Successful', data }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    env: { RATE_PROVIDERS: 'quidax', PROVIDER_URLS: `quidax=${url}` },
    async stop() {
      for (const response of hanging) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    setTicker(bid, ageSeconds = 0, rest = {}) {
      ticker = { bid, ageSeconds, ...rest };
    },
    setFault(given) {
      fault = given;
    },
    requests: () => requests,
  };
}
