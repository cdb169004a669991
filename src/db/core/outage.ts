/** Error codes of connections that Postgres or Temporal refused, dropped or never answered. */
const OUTAGE_CODES = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
  // Postgres took too long, stops, starts, has no connection left, lacks the database, or has become a standby (SQLSTATE).
  ...[
    '57014',
    '57P01',
    '57P02',
    '57P03',
    '53300',
    '25P03',
    '3D000',
    '25006',
    '08000',
    '08001',
    '08003',
    '08004',
    '08006',
    // Resources, memory or the disk are used up, or reading and writing failed.
    '53000',
    '53100',
    '53200',
    '53400',
    '58030',
  ],
]);

/** Whether Postgres or Temporal refused, dropped or never answered a connection, or has no resources left. */
export function isOutage(error: unknown): boolean {
  // Told by its fields and not by its class: errors of sockets may come from another realm than this code.
  if (typeof error !== 'object' || error === null) return false;
  const { code, errors, message } = error as { code?: unknown; errors?: unknown; message?: unknown };
  if (typeof code === 'string' && OUTAGE_CODES.has(code)) return true;
  if (Array.isArray(errors)) return errors.some(isOutage);
  return (
    typeof message === 'string' &&
    (message.startsWith('Connection terminated') ||
      // What pg says of a connection that was lost between two statements of a transaction.
      message === 'Client has encountered a connection error and is not queryable' ||
      message === 'Query read timeout' ||
      message.includes('timeout exceeded when trying to connect'))
  );
}
