import { day, startOfDay } from '../../components/days.ts';
import { oneOf, readFilters, shortText } from '../../components/readFilters.ts';

export const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const;
export const STATUSES = ['2xx', '4xx', '5xx'] as const;

/** Reads what the log of requests is filtered by from an address. Days are those of Lagos. */
export const requestFilters = readFilters({
  method: oneOf(METHODS),
  status: oneOf(STATUSES),
  path: shortText(300),
  requestId: shortText(100),
  from: day,
  to: day,
});

/** The query of the service for these filters. */
export function requestQuery({ from, to, ...rest }: ReturnType<typeof requestFilters>) {
  return {
    ...rest,
    ...(from !== undefined && { from: startOfDay(from).toISOString() }),
    ...(to !== undefined && { to: startOfDay(to, 1).toISOString() }),
  };
}
