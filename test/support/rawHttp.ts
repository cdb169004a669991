import { connect, type Socket } from 'node:net';

/** A connection on which a test writes what no HTTP client would. */
export interface RawConnection {
  write(text: string): void;
  /** What the server has written so far. */
  received(): string;
  /** Resolves with everything the server wrote, when it has closed the connection. */
  readonly closed: Promise<string>;
  /** Gives the connection up. */
  destroy(): void;
}

/** An answer as it stands on the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Connects to a server. A connection that the server cuts counts as closed. */
export async function connectTo(origin: string): Promise<RawConnection> {
  const { hostname, port } = new URL(origin);
  const socket: Socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
  });
  const { promise: closed, resolve } = Promise.withResolvers<string>();
  socket.on('error', () => {});
  socket.on('close', () => resolve(received));
  await new Promise<void>((resolveConnected) => {
    socket.once('connect', resolveConnected);
    socket.once('close', () => resolveConnected());
  });
  return {
    write: (text) => void socket.write(text),
    received: () => received,
    closed,
    destroy: () => void socket.destroy(),
  };
}

/** Writes on a connection of its own, and waits until the server closes it. */
export async function exchange(origin: string, text: string): Promise<RawAnswer> {
  const connection = await connectTo(origin);
  connection.write(text);
  return parseAnswer(await connection.closed);
}

/** Reads the one answer that a server wrote. Throws when there is none. */
export function parseAnswer(received: string): RawAnswer {
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1] ?? Number.NaN);
  if (Number.isNaN(status)) throw new Error(`The server wrote no answer: ${JSON.stringify(received)}`);
  const headers = new Headers(
    lines.map(
      (line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const,
    ),
  );
  return { status, headers, body: rest.join('\r\n\r\n') };
}
