/** A request as a client would write it, to be spoilt. */
export interface PlainRequest {
  readonly method: string;
  readonly target: string;
  /** Without host, length and connection. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
}

/** Bytes that no HTTP client would send. */
interface Trick {
  readonly isHttp: boolean;
  /** Writes the request. */
  readonly write: (request: PlainRequest) => Uint8Array;
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** A header's value as bytes of UTF-8, one character each; what would end it, or is refused by clients, is a blank. */
export const headerBytes = (value: string) =>
  Buffer.from(value, 'utf8')
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, ' ');

function written(
  request: PlainRequest,
  change: {
    readonly line?: string;
    readonly more?: readonly string[];
    readonly host?: string | null;
    readonly length?: string | null;
    readonly body?: Uint8Array;
  },
): Buffer {
  const { method, target, headers } = request;
  const body = change.body ?? request.body;
  const length = change.length === undefined ? String(body.length) : change.length;
  const lines = [
    change.line ?? `${method} ${target} HTTP/1.1`,
    ...(change.host === null ? [] : [`host: ${change.host ?? '127.0.0.1'}`]),
    ...headers.map(([name, value]) => `${name}: ${headerBytes(value)}`),
    ...(length === null ? [] : [`content-length: ${length}`]),
    'connection: close',
    ...(change.more ?? []),
  ];
  return Buffer.concat([latin1(`${lines.join('\r\n')}\r\n\r\n`), body]);
}

const chunked = (text: string) => ({
  length: null,
  more: ['transfer-encoding: chunked'],
  body: latin1(text),
});

/** Requests that are spoilt on the wire, by name. Whatever is HTTP/1.1 all the same has to be answered. */
export const RAW_TRICKS: Readonly<Record<string, Trick>> = {
  'no host': { isHttp: true, write: (request) => written(request, { host: null }) },
  'two hosts': { isHttp: false, write: (request) => written(request, { more: ['host: other.example'] }) },
  'odd host': { isHttp: true, write: (request) => written(request, { host: '[::1' }) },
  'absolute target': {
    isHttp: true,
    write: (request) =>
      written(request, { line: `${request.method} http://other.example${request.target} HTTP/1.1` }),
  },
  'asterisk target': { isHttp: true, write: (request) => written(request, { line: 'OPTIONS * HTTP/1.1' }) },
  'target without slash': {
    isHttp: false,
    write: (request) => written(request, { line: 'GET me HTTP/1.1' }),
  },
  'spaces in target': {
    isHttp: false,
    write: (request) => written(request, { line: `${request.method} ${request.target} x HTTP/1.1` }),
  },
  'bytes in target': {
    isHttp: false,
    write: (request) => written(request, { line: `${request.method} ${request.target}\xff\xfe HTTP/1.1` }),
  },
  'NUL in target': {
    isHttp: false,
    write: (request) => written(request, { line: `${request.method} ${request.target}\0 HTTP/1.1` }),
  },
  'long target': {
    isHttp: true,
    write: (request) =>
      written(request, { line: `${request.method} ${request.target}?q=${'a'.repeat(20_000)} HTTP/1.1` }),
  },
  'long headers': {
    isHttp: true,
    write: (request) => written(request, { more: [`x-long: ${'a'.repeat(20_000)}`] }),
  },
  'many headers': {
    isHttp: true,
    write: (request) =>
      written(request, { more: Array.from({ length: 1_500 }, (_, index) => `x-${index}: 1`) }),
  },
  'NUL in header': { isHttp: false, write: (request) => written(request, { more: ['x-odd: a\0b'] }) },
  'bytes in header': {
    isHttp: true,
    write: (request) => written(request, { more: ['x-request-id: \xff\xfe'] }),
  },
  'header without colon': { isHttp: false, write: (request) => written(request, { more: ['x-odd'] }) },
  'folded header': { isHttp: false, write: (request) => written(request, { more: ['x-odd: a', ' b'] }) },
  'blank before colon': { isHttp: false, write: (request) => written(request, { more: ['x-odd : a'] }) },
  'bare line feeds': {
    isHttp: false,
    write: ({ method, target }) => latin1(`${method} ${target} HTTP/1.1\nhost: a\nconnection: close\n\n`),
  },
  'unknown method': {
    isHttp: true,
    write: (request) => written(request, { line: `FUZZ ${request.target} HTTP/1.1` }),
  },
  CONNECT: {
    isHttp: true,
    write: (request) => written(request, { line: 'CONNECT other.example:443 HTTP/1.1' }),
  },
  'HTTP/1.0': {
    isHttp: true,
    write: (request) => written(request, { line: `${request.method} ${request.target} HTTP/1.0` }),
  },
  'HTTP/0.9': { isHttp: false, write: ({ target }) => latin1(`GET ${target}\r\n`) },
  'HTTP/2': { isHttp: false, write: () => latin1('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n') },
  'HTTP/9.9': {
    isHttp: false,
    write: (request) => written(request, { line: `GET ${request.target} HTTP/9.9` }),
  },
  TLS: { isHttp: false, write: () => Buffer.from([0x16, 3, 1, 0, 5, 1, 0, 0, 1, 3]) },
  nothing: { isHttp: false, write: () => Buffer.alloc(0) },
  upgrade: {
    isHttp: true,
    write: (request) => written(request, { more: ['upgrade: websocket', 'connection: upgrade'] }),
  },
  'expects more': { isHttp: true, write: (request) => written(request, { more: ['expect: 100-continue'] }) },
  'expects the odd': { isHttp: true, write: (request) => written(request, { more: ['expect: 200-ok'] }) },
  'length too long': {
    isHttp: false,
    write: (request) => written(request, { length: String(request.body.length + 10) }),
  },
  'length too short': {
    isHttp: false,
    write: (request) => written(request, { length: String(Math.max(0, request.body.length - 3)) }),
  },
  'negative length': { isHttp: false, write: (request) => written(request, { length: '-1' }) },
  'length in words': { isHttp: false, write: (request) => written(request, { length: 'ten' }) },
  'huge length': { isHttp: false, write: (request) => written(request, { length: '99999999999999999999' }) },
  'two lengths': {
    isHttp: false,
    write: (request) => written(request, { more: [`content-length: ${request.body.length + 1}`] }),
  },
  'length and chunks': {
    isHttp: false,
    write: (request) =>
      written(request, { more: ['transfer-encoding: chunked'], body: latin1('2\r\n{}\r\n0\r\n\r\n') }),
  },
  chunks: {
    isHttp: true,
    write: (request) => written(request, chunked('1\r\n{\r\n1;x=y\r\n}\r\n0\r\nx-trailer: 1\r\n\r\n')),
  },
  'chunk of odd size': {
    isHttp: false,
    write: (request) => written(request, chunked('zz\r\n{}\r\n0\r\n\r\n')),
  },
  'chunk extension too long': {
    isHttp: false,
    write: (request) => written(request, chunked(`2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`)),
  },
  'chunks without end': { isHttp: false, write: (request) => written(request, chunked('2\r\n{}\r\n')) },
  'unknown transfer coding': {
    isHttp: false,
    write: (request) => written(request, { length: null, more: ['transfer-encoding: gzip'] }),
  },
  'two requests': {
    isHttp: true,
    write: (request) =>
      Buffer.concat([written({ ...request }, {}), latin1('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n')]),
  },
};
