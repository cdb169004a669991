import { createRequire } from 'node:module';
import { type Attributes, context, propagation, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation, type UndiciRequest } from '@opentelemetry/instrumentation-undici';
import { detectResourcesSync, envDetectorSync, Resource } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { ClientOptions } from '@temporalio/client';
import {
  makeWorkflowExporter,
  OpenTelemetryActivityInboundInterceptor,
  OpenTelemetryActivityOutboundInterceptor,
  OpenTelemetryWorkflowClientInterceptor,
} from '@temporalio/interceptors-opentelemetry';
import type { ActivityInterceptorsFactory, WorkerOptions } from '@temporalio/worker';
import pTimeout from 'p-timeout';

/** What traces a process, and what of it Temporal's client and workers are given. */
export interface Tracing {
  readonly clientInterceptors: NonNullable<ClientOptions['interceptors']>;
  readonly activityInterceptors: ActivityInterceptorsFactory;
  /** Takes the spans of workflows out of their sandbox. */
  readonly sinks: NonNullable<WorkerOptions['sinks']>;
  /** Sends what was not sent yet, and traces no more. Never throws. */
  stop(): Promise<void>;
}

/** How long the end of a process waits for its last spans to be taken. */
const LAST_SPANS_TIMEOUT_MS = 2_000;

/**
 * Traces this process from now on, and sends its spans by OTLP over HTTP: requests, statements, calls of other servers,
 * workflows and activities. The SDK reads `OTEL_*` itself: service name, resource attributes, sampler, headers
 * (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/).
 *
 * @param options.endpoint where a collector listens, without `/v1/traces`.
 * @param options.role the role of the process, which its spans carry.
 */
export function startTracing(options: { readonly endpoint: string; readonly role: string }): Tracing {
  const resource = new Resource({
    'service.name': 'merchant-payments',
    'merchant_payments.role': options.role,
  }).merge(detectResourcesSync({ detectors: [envDetectorSync] }));
  const exporter = new OTLPTraceExporter({ url: `${options.endpoint.replace(/\/$/, '')}/v1/traces` });
  const processor = new BatchSpanProcessor(exporter);
  const provider = new NodeTracerProvider({ resource, spanProcessors: [processor] });
  provider.register();
  // Work that belongs to no request or workflow, such as the relay's rounds, is not worth a trace.
  const instrumentations = [
    new PgInstrumentation({ requireParentSpan: true }),
    new UndiciInstrumentation({
      requireParentforSpans: true,
      startSpanHook: discreetAddress,
      requestHook: (span, { method, origin }) => span.updateName(`${method} ${new URL(origin).hostname}`),
    }),
  ];
  for (const each of instrumentations) each.setTracerProvider(provider);
  // It changes the classes of pg as they are required, which import statements do not: those share the classes. MikroORM,
  // whose pool we use, may have a pg of its own.
  createRequire(import.meta.resolve('@mikro-orm/postgresql'))('pg');
  const { export: workflowExport } = makeWorkflowExporter(processor, resource);
  const exportUnlessEndless: typeof workflowExport.fn = (about, spans) =>
    isEndless(about.workflowType) ? undefined : workflowExport.fn(about, spans);
  return {
    clientInterceptors: { workflow: [withinTraces(new OpenTelemetryWorkflowClientInterceptor())] },
    activityInterceptors: (about) =>
      isEndless(about.info.workflowType)
        ? {}
        : {
            inbound: new OpenTelemetryActivityInboundInterceptor(about),
            outbound: new OpenTelemetryActivityOutboundInterceptor(about),
          },
    sinks: { exporter: { export: { ...workflowExport, fn: exportUnlessEndless } } },
    async stop() {
      for (const each of instrumentations) each.disable();
      await pTimeout(provider.shutdown(), { milliseconds: LAST_SPANS_TIMEOUT_MS }).catch(() => undefined);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

/** Traces calls of Temporal for a request or a flow, and not what a process asks by itself, again and again. */
function withinTraces<Interceptor extends object>(interceptor: Interceptor): Interceptor {
  return new Proxy(interceptor, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== 'function') return method;
      return (input: unknown, next: (given: unknown) => unknown) =>
        trace.getActiveSpan() ? method.call(target, input, next) : next(input);
    },
  });
}

/** A watcher of a chain looks again and again for ever, which would be one trace without an end. */
function isEndless(workflowType: string | undefined): boolean {
  return workflowType === 'chainWatcherWorkflow';
}

/** Where a request goes, without what an address may give away: queries have account numbers in them. */
function discreetAddress({ origin, path }: UndiciRequest): Attributes {
  const { pathname } = new URL(path, origin);
  return { 'url.full': `${origin}${pathname}`, 'url.path': pathname, 'url.query': '' };
}
