import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { OperationFacts } from '../packages/client/src/operationFacts.ts';
import { BASE_PATH } from '../src/api/baseUrl.ts';
import { createOpenApiDocument } from '../src/api/openapi.ts';
import { routes } from '../src/api/routes.ts';
import { ENDPOINT_EVENT_TYPES, EVENT_TYPES } from '../src/domain/webhooks/eventTypes.ts';
import type { GeneratedDocument } from './configurationDocuments.ts';

const HEAD = '// Written by `npm run docs` from the OpenAPI document of the service.\n';

/** A part of the document, or where in its components it stands. */
type Placed<Part> = Part | { readonly $ref: string };

/** The parts of the document that say how an operation is called. */
interface DocumentedOperation {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Placed<Parameter>[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Placed<Schema> }>> };
  readonly responses: Readonly<Record<string, Placed<Answer>>>;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}
interface Schema {
  readonly type?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Placed<Schema>>>;
}
interface Answer {
  headers?: unknown;
  readonly content?: Readonly<Record<string, { example?: unknown; readonly schema?: Placed<Schema> }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    responses: Readonly<Record<string, Answer>>;
    headers?: unknown;
  };
}

/** A part itself. @param of the components that it stands in when it is placed there. */
function itself<Part extends object>(part: Placed<Part>, of: Readonly<Record<string, Part>>): Part {
  if (!('$ref' in part)) return part;
  const found = of[part.$ref.slice(part.$ref.lastIndexOf('/') + 1)];
  if (!found) throw new Error(`The document does not have ${part.$ref}.`);
  return found;
}

function factsOf(
  document: Document,
  { method, path, operation }: { method: string; path: string; operation: DocumentedOperation },
): OperationFacts {
  const { security = [], requestBody, responses } = operation;
  const { components } = document;
  const parameters = (operation.parameters ?? []).map((each) => itself(each, components.parameters));
  const takes = (scheme: string) => security.some((each) => scheme in each);
  const [byKey, byToken] = [takes('apiKey'), takes('token')];
  const credential = byKey ? (byToken ? 'either' : 'key') : byToken ? 'token' : 'none';
  const schema = requestBody?.content['application/json']?.schema;
  const body = schema && itself(schema, components.schemas);
  const isInQuery = parameters.some(
    (each) => each.name === 'businessId' && each.in === 'query' && each.required,
  );
  const business = body?.required?.includes('businessId') ? 'body' : isInQuery ? 'query' : undefined;
  const { content } = itself(responses[200] ?? {}, components.responses);
  const isText = content !== undefined && !('application/json' in content);
  const page = parameters.some(({ name }) => name === 'cursor') && content?.['application/json']?.schema;
  const items = page ? itemsPathOf(page, components.schemas) : undefined;
  return {
    method: method as OperationFacts['method'],
    path,
    credential,
    ...(parameters.some(({ name }) => name === 'idempotency-key') && { isIdempotent: true }),
    ...(parameters.some(({ name }) => name === 'x-second-factor') && { takesSecondFactor: true }),
    ...(business && { business }),
    ...(isText && { isText }),
    ...(items && { items }),
  };
}

/** Where a page of a list has its items, as `transactions` or `statement.entries`; undefined for what is not a list. */
function itemsPathOf(page: Placed<Schema>, schemas: Document['components']['schemas']): string | undefined {
  const { properties = {} } = itself(page, schemas);
  if (!('nextCursor' in properties)) return undefined;
  const isList = (schema: Placed<Schema>) => itself(schema, schemas).type === 'array';
  const paths = Object.entries(properties).flatMap(([name, schema]) => {
    if (isList(schema)) return [name];
    const inner = Object.entries(itself(schema, schemas).properties ?? {});
    return inner.filter(([, each]) => isList(each)).map(([each]) => `${name}.${each}`);
  });
  if (paths.length > 1) throw new Error(`A page has more than one list: ${paths.join(', ')}.`);
  return paths[0];
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

/**
 * The document without the headers and examples of its answers, which would make half of the types: the client reads the
 * headers by itself, and each field of a body has an example of its own.
 */
function withBodiesAlone(document: Document): Document {
  const copy: Document = structuredClone(document);
  const { components, paths } = copy;
  const operations = Object.values(paths).flatMap((each) => Object.values(each));
  const answers = [components, ...operations].flatMap(({ responses }) => Object.values(responses));
  for (const answer of answers) {
    if ('$ref' in answer) continue;
    delete answer.headers;
    for (const each of Object.values(answer.content ?? {})) delete each.example;
  }
  delete components.headers;
  return copy;
}

/** The catalogue of events, for programs that show it, such as the dashboard. */
function eventTypesSource(): string {
  const text = (value: string) => `'${value.replaceAll(/['\\]/g, '\\$&')}'`;
  const entries = ENDPOINT_EVENT_TYPES.map((type) => {
    const { group, summary } = EVENT_TYPES[type];
    return `  ${text(type)}: { group: ${text(group)}, summary: ${text(summary)} },\n`;
  });
  return `// Written by \`npm run docs\` from the catalogue of events of the service.

/** Every type of event that a webhook endpoint may subscribe to: what it is about, and when it happens. */
export const EVENT_TYPES = {
${entries.join('')}} as const;

/** A type of event that a webhook endpoint may subscribe to. */
export type EventType = keyof typeof EVENT_TYPES;
`;
}

/** The sources of packages/client that are made of those of the service, as they have to be in the repository. */
export async function clientSources(): Promise<readonly GeneratedDocument[]> {
  const document: Document = JSON.parse(JSON.stringify(createOpenApiDocument(routes, BASE_PATH)));
  const types = await openapiTypescript(withBodiesAlone(document) as unknown as OpenAPI3);
  return [
    { path: 'packages/client/src/schema.ts', text: `${HEAD}\n${astToString(types)}` },
    { path: 'packages/client/src/operations.ts', text: operationsSource(document) },
    { path: 'packages/client/src/eventTypes.ts', text: eventTypesSource() },
  ];
}
