import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from './waitFor.ts';

/** A span as a collector gets it by OTLP in JSON (https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding). */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Of the process that sent it. */
  readonly resource: Readonly<Record<string, unknown>>;
}

/** A collector of traces on 127.0.0.1. */
export interface TraceCollector {
  readonly url: string;
  /** Every span that was sent so far. */
  readonly spans: readonly CollectedSpan[];
  /** The bodies as they came. */
  readonly bodies: readonly string[];
  /** The span with this attribute, once it was sent. */
  spanWith(attribute: string, value: unknown): Promise<CollectedSpan>;
  /** The spans of a trace, once there are some of all these names. */
  traceWith(traceId: string, ...names: readonly string[]): Promise<readonly CollectedSpan[]>;
  stop(): Promise<void>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface TracesBody {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<CollectedSpan, 'attributes' | 'resource'> & {
        readonly attributes: readonly Attribute[];
      })[];
    }[];
  }[];
}

/** Starts a collector. It takes what an OTLP collector takes at `/v1/traces`, and answers 404 elsewhere. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method !== 'POST' || request.url !== '/v1/traces') {
      response.writeHead(404).end();
      return;
    }
    const body = Buffer.concat(chunks).toString('utf8');
    bodies.push(body);
    spans.push(...spansOf(JSON.parse(body)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"partialSuccess":{}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    spanWith: (attribute, value) =>
      waitFor(`a span with ${attribute} ${value}`, async () =>
        spans.find(({ attributes }) => attributes[attribute] === value),
      ),
    traceWith: (traceId, ...names) =>
      waitFor(`spans of ${names.join(', ')}`, async () => {
        const ofTrace = spans.filter((span) => span.traceId === traceId);
        const known = new Set(ofTrace.map(({ name }) => name));
        return names.every((name) => known.has(name)) && ofTrace;
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function spansOf({ resourceSpans }: TracesBody): readonly CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        attributes: valuesOf(span.attributes),
        resource: valuesOf(resource.attributes),
      })),
    ),
  );
}

function valuesOf(attributes: readonly Attribute[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
