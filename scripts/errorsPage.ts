import { ERROR_CATALOGUE } from '../src/api/errorCodes.ts';
import { type GeneratedDocument, table } from './configurationDocuments.ts';

/** The page of all error codes, as it has to be in the repository. */
export function errorsPage(): GeneratedDocument {
  const rows = ERROR_CATALOGUE.map(({ code, status, meaning }) => [`\`${code}\``, String(status), meaning]);
  const text = `# Error codes

<!-- Written by npm run docs from the catalogue in src/api/errorCodes.ts. -->

What does each error code mean? [Errors](guides/errors.md) explains how to handle them. There may be more codes in time: treat one
that you do not know by its HTTP status.

${table([['code', 'HTTP status', 'what it means'], ...rows])}
`;
  return { path: 'docs/ERRORS.md', text };
}
