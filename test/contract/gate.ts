import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { portThatStaysFree } from '../support/port.ts';

/** A TCP passage to a server, which a test can close: to those behind it the server is gone. */
export interface Gate {
  readonly host: string;
  readonly port: number;
  /** Cuts every connection and refuses new ones. */
  close(): Promise<void>;
  /** Lets connections through again, at the same port. */
  open(): Promise<void>;
  /** Keeps connections, but lets nothing through: a server that hangs. */
  stall(): void;
}

/** Opens a passage to `host:port`. Close it when the test ends. */
export async function openGate(target: { readonly host: string; readonly port: number }): Promise<Gate> {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A connection that breaks is what these tests are about.
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((client) => {
    keep(client);
    if (isStalled) return;
    const upstream = connect(target.port, target.host);
    keep(upstream);
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.removeListener('error', reject);
        resolve();
      });
    });
  // While it is closed no other process may get its port.
  await listen(await portThatStaysFree());
  const { port } = server.address() as AddressInfo;
  return {
    host: '127.0.0.1',
    port,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async open() {
      isStalled = false;
      await listen(port);
    },
    stall() {
      isStalled = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
  };
}

/** The same Postgres URL, but through a gate. */
export function throughGate(url: string, gate: Gate): string {
  const gated = new URL(url);
  gated.hostname = gate.host;
  gated.port = String(gate.port);
  return gated.href;
}

/** Host and port of a URL or of `host:port`. */
export function endpointOf(address: string): { readonly host: string; readonly port: number } {
  const url = new URL(address.includes('://') ? address : `tcp://${address}`);
  return { host: url.hostname, port: Number(url.port || 5432) };
}
