import { inPlace } from '../support/openapi.ts';

/** The parts of a JSON schema that examples are made from. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly example?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly maxLength?: number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** The parts of an OpenAPI document that these tests read. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly unknown[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>;
}
export type Content = Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;

/** An operation with its place. */
export interface PlacedOperation extends Operation {
  readonly method: string;
  readonly path: string;
}

/** Every operation of a document, with the parameters and answers that it shares with others. */
export function operationsOf(document: Document): readonly PlacedOperation[] {
  return Object.entries(inPlace(document).paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ ...operation, method, path })),
  );
}

/**
 * The example that a schema's own examples add up to, as documentation pages show it.
 *
 * @param missing takes the places that have none.
 */
export function exampleOf(schema: Schema, document: Document, missing: string[], place = ''): unknown {
  const resolved = resolve(schema, document);
  if ('example' in resolved) return resolved.example;
  if ('const' in resolved) return resolved.const;
  if (resolved.enum) return resolved.enum[0];
  const alternatives = resolved.anyOf ?? resolved.oneOf;
  if (alternatives) {
    const [first] = alternatives.filter((each) => each.type !== 'null');
    return first && exampleOf(first, document, missing, place);
  }
  const types = [resolved.type].flat();
  if (types.includes('object') && resolved.properties) {
    return Object.fromEntries(
      Object.entries(resolved.properties).map(([name, each]) => [
        name,
        exampleOf(each, document, missing, `${place}/${name}`),
      ]),
    );
  }
  if (types.includes('array') && resolved.items) {
    return [exampleOf(resolved.items, document, missing, `${place}/0`)];
  }
  if (types.includes('boolean')) return true;
  if (resolved.format === 'date-time') return '2026-01-31T08:00:00.000Z';
  missing.push(place);
  return undefined;
}

/** The places of all fields that a schema documents, such as `transaction/amount`; `0` stands for any list item. */
export function documentedFields(schema: Schema, document: Document, place = ''): readonly string[] {
  const resolved = resolve(schema, document);
  const alternatives = resolved.anyOf ?? resolved.oneOf;
  if (alternatives) return alternatives.flatMap((each) => documentedFields(each, document, place));
  if (resolved.items) return documentedFields(resolved.items, document, `${place}0/`);
  return Object.entries(resolved.properties ?? {}).flatMap(([name, each]) => [
    `${place}${name}`,
    ...documentedFields(each, document, `${place}${name}/`),
  ]);
}

/** The places of all fields that a value has, written alike. */
export function fieldsOf(value: unknown, place = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each) => fieldsOf(each, `${place}0/`));
  return Object.entries(value).flatMap(([name, each]) => [
    `${place}${name}`,
    ...fieldsOf(each, `${place}${name}/`),
  ]);
}

/** A schema itself, where another stands for it by name. */
export function resolve(schema: Schema, document: Document): Schema {
  if (schema.$ref === undefined) return schema;
  const name = schema.$ref.replace('#/components/schemas/', '');
  const found = document.components.schemas[name];
  if (!found) throw new Error(`${schema.$ref} is not in the document.`);
  return found;
}
