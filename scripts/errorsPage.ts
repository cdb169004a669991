import { ERROR_CATALOGUE } from '../src/api/errorCodes.ts';
import { type GeneratedDocument, table } from './configurationDocuments.ts';

/** The page of all error codes, as it has to be in the repository. */
export function errorsPage(): GeneratedDocument {
  const rows = ERROR_CATALOGUE.map(({ code, status, meaning }) => [`\`${code}\``, String(status), meaning]);
  const text = `# Errors

\`npm run docs\` writes this page from the catalogue in [\`src/api/errorCodes.ts\`](../src/api/errorCodes.ts).

Every failure has the same body: \`success: false\`, a message \`msg\` for people, a stable \`code\`, and the \`requestId\` that
our logs know it by; \`invalid_request\` also has \`errors\`, with the path and message of every problem found. There may be
more codes in time: treat one that you do not know by its HTTP status.

${table([['code', 'HTTP status', 'what it means'], ...rows])}
`;
  return { path: 'docs/ERRORS.md', text };
}
