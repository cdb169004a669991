import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';

/** Where a trace is to go on, as headers of W3C Trace Context (https://www.w3.org/TR/trace-context/). */
export type TraceContext = Readonly<Record<string, string>>;

/** The place in its trace of what runs now, to be stored; undefined when nothing is traced. */
export function currentTraceContext(): TraceContext | undefined {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return Object.keys(headers).length > 0 ? headers : undefined;
}

/** Does work as part of a trace; undefined leaves it in the one that is active. */
export function inTraceOf<Result>(parent: TraceContext | undefined, work: () => Result): Result {
  return parent === undefined ? work() : context.with(propagation.extract(ROOT_CONTEXT, parent), work);
}
