import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { OperationFacts } from '../packages/client/src/operationFacts.ts';
import { createOpenApiDocument } from '../src/api/openapi.ts';
import { BASE_PATH, routes } from '../src/api/routes.ts';
import type { GeneratedDocument } from './configurationDocuments.ts';

const HEAD = '// Written by `npm run docs` from the OpenAPI document of the service.\n';

/** The parts of the document that say how an operation is called. */
interface DocumentedOperation {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { headers?: unknown; readonly content?: Readonly<Record<string, unknown>> }>
  >;
}
interface Schema {
  readonly $ref?: string;
  readonly required?: readonly string[];
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

function factsOf(
  document: Document,
  { method, path, operation }: { method: string; path: string; operation: DocumentedOperation },
): OperationFacts {
  const { security = [], parameters = [], requestBody, responses } = operation;
  const takes = (scheme: string) => security.some((each) => scheme in each);
  const [byKey, byToken] = [takes('apiKey'), takes('token')];
  const credential = byKey ? (byToken ? 'either' : 'key') : byToken ? 'token' : 'none';
  const schema = requestBody?.content['application/json']?.schema;
  const body = schema?.$ref
    ? document.components.schemas[schema.$ref.replace('#/components/schemas/', '')]
    : schema;
  const isInQuery = parameters.some(
    (each) => each.name === 'businessId' && each.in === 'query' && each.required,
  );
  const business = body?.required?.includes('businessId') ? 'body' : isInQuery ? 'query' : undefined;
  const isText = responses[200]?.content !== undefined && !('application/json' in responses[200].content);
  return {
    method: method as OperationFacts['method'],
    path,
    credential,
    ...(parameters.some(({ name }) => name === 'idempotency-key') && { isIdempotent: true }),
    ...(business && { business }),
    ...(isText && { isText }),
  };
}

function operationsSource(document: Document): string {
  const entries = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const facts = Object.entries(factsOf(document, { method, path, operation }));
      const fields = facts
        .map(([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : value}`)
        .join(', ');
      return `  ${operation.operationId}: { ${fields} },\n`;
    }),
  );
  return `${HEAD}
import type { OperationFacts } from './operationFacts.ts';
import type { operations } from './schema.ts';

/** Every operation of the service, by its name. */
export const OPERATIONS = {
${entries.join('')}} as const satisfies Record<keyof operations, OperationFacts>;
`;
}

/** The document without what every answer has alike, which would make two thirds of the types. */
function withoutHeaders(document: Document): Document {
  const copy: Document = structuredClone(document);
  for (const operations of Object.values(copy.paths))
    for (const { responses } of Object.values(operations))
      for (const response of Object.values(responses)) delete response.headers;
  return copy;
}

/** The sources of packages/client that are made of the OpenAPI document, as they have to be in the repository. */
export async function clientSources(): Promise<readonly GeneratedDocument[]> {
  const document: Document = JSON.parse(JSON.stringify(createOpenApiDocument(routes, BASE_PATH)));
  const types = await openapiTypescript(withoutHeaders(document) as unknown as OpenAPI3);
  return [
    { path: 'packages/client/src/schema.ts', text: `${HEAD}\n${astToString(types)}` },
    { path: 'packages/client/src/operations.ts', text: operationsSource(document) },
  ];
}
