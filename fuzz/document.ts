import { inPlace } from '../test/support/openapi.ts';

/** A JSON Schema as /openapi.json holds them, as far as values are drawn from it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly example?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** A parameter in the path or the query. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

/** How programs prove who they are, by the names that the document gives them. The cookie of pages is none of those. */
const SCHEMES = ['apiKey', 'token'] as const;
type Scheme = (typeof SCHEMES)[number];

/** An operation of /openapi.json. */
export interface Operation {
  /** Such as `POST /payment/process`. */
  readonly name: string;
  readonly method: string;
  /** Below the base path, with placeholders. */
  readonly path: string;
  readonly takes: readonly Scheme[];
  /** The permissions of which one is needed; empty where none is, and undefined for an operation without a caller. */
  readonly permissions: readonly string[] | undefined;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  readonly isIdempotent: boolean;
}

/** /openapi.json, as far as it is read. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

interface DocumentedOperation {
  readonly 'x-permission'?: string | readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

/** Every operation that a service documents. */
export function operationsOf(document: OpenApiDocument): readonly Operation[] {
  return Object.entries(inPlace(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { security = [], parameters = [], requestBody, 'x-permission': permission }]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        takes: SCHEMES.filter((scheme) => security.some((each) => scheme in each)),
        permissions: security.some((each) => 'session' in each)
          ? [permission ?? []].flat().filter((each) => each !== 'own_session')
          : undefined,
        parameters: parameters.filter((each) => each.in !== 'header'),
        body: requestBody?.content['application/json']?.schema,
        isIdempotent: parameters.some((each) => each.in === 'header' && each.name === 'idempotency-key'),
      }),
    ),
  );
}

/** Follows a reference into the document's components. @throws when it leads nowhere. */
export function followed(schema: Schema, { components }: OpenApiDocument): Schema {
  if (schema.$ref === undefined) return schema;
  const target = components?.schemas?.[schema.$ref.replace('#/components/schemas/', '')];
  if (!target) throw new Error(`/openapi.json does not have ${schema.$ref}.`);
  return target;
}
