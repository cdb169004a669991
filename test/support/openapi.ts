import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface OpenApiDocument {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly responses: Readonly<Record<string, DescribedAnswer>> }>>
    >
  >;
}

interface DescribedAnswer {
  readonly content?: Readonly<Record<string, unknown>>;
}

/** What is wrong with an answer of a documented path; undefined when it is as documented. */
export type AnswerCheck = (
  method: string,
  template: string,
  status: number,
  body: unknown,
) => string | undefined;

/**
 * A description in which objects have no fields but those that it names: clients must take more, and the service must
 * not send more.
 */
export function closed<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(closed) as Part;
  const entries = Object.entries(part).map(([name, value]) => [name, closed(value)]);
  const isOpen = 'properties' in part && !('additionalProperties' in part) && 'type' in part;
  return Object.fromEntries(isOpen ? [...entries, ['additionalProperties', false]] : entries);
}

/** A description in which every answer, parameter and header stands where `components` had it stand for. */
export function inPlace<Document extends object>(document: Document): Document {
  const components = ('components' in document ? document.components : {}) as Components;
  const placed = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(placed);
    const [, kind, name] = ('$ref' in part && PLACED.exec(String(part.$ref))) || [];
    if (kind === undefined || name === undefined) {
      return Object.fromEntries(Object.entries(part).map(([each, value]) => [each, placed(value)]));
    }
    const found = components[kind]?.[name];
    if (found === undefined) throw new Error(`The description does not have ${kind} ${name}.`);
    return placed(found);
  };
  return placed(document) as Document;
}
type Components = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
const PLACED = /^#\/components\/(responses|parameters|headers)\/(.+)$/;

/** Checks answers against a description, by their operation. */
export function answerCheck(given: OpenApiDocument): AnswerCheck {
  const document = inPlace(given);
  // Compiling takes a third of the time when a schema that is referred to is compiled once, and none is made fast to run.
  const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false, code: { optimize: false } });
  addFormats.default(ajv);
  ajv.addSchema(closed(document), 'openapi');
  return (method, template, status, body) => {
    const operation = document.paths[template]?.[method.toLowerCase()];
    if (operation === undefined) return `/openapi.json does not describe ${method} ${template}.`;
    const described = operation.responses[String(status)];
    if (described === undefined)
      return `/openapi.json does not describe status ${status} of ${method} ${template}.`;
    const isFile = ([type]: [string, unknown]) =>
      (typeof body === 'string') === (type !== 'application/json');
    const types = Object.entries(described.content ?? {});
    const [mediaType = ''] = types.find(isFile) ?? types[0] ?? [];
    const pointer = [
      'paths',
      template,
      method.toLowerCase(),
      'responses',
      String(status),
      'content',
      mediaType,
      'schema',
    ]
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const validate = ajv.getSchema(`openapi#/${pointer}`);
    if (!validate) return `/openapi.json has no schema for ${status} of ${method} ${template}.`;
    if (validate(body)) return undefined;
    return `The answer ${status} of ${method} ${template} does not fit /openapi.json: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body)}`;
  };
}

/** The checks that were made in this process: compiling the schemas of a description takes longer than most tests. */
const checks = new Map<
  string,
  { readonly templateOf: (path: string) => string | undefined; readonly check: AnswerCheck }
>();

/**
 * Checks answers against a running service's own /openapi.json.
 *
 * @returns a check that throws when the route, the status or the body is not described there.
 */
export async function openApiCheck(
  apiUrl: string,
): Promise<(method: string, path: string, status: number, body: unknown) => void> {
  const text = await (await fetch(`${apiUrl}/openapi.json`)).text();
  let known = checks.get(text);
  if (!known) {
    const document = JSON.parse(text) as OpenApiDocument;
    known = { templateOf: templateFinder(document), check: answerCheck(document) };
    checks.set(text, known);
  }
  const { templateOf, check } = known;
  return (method, path, status, body) => {
    const problem = check(method, templateOf(path) ?? path, status, body);
    if (problem !== undefined) throw new Error(problem);
  };
}

/** How to find the documented path that an actual one is an instance of; literal paths win over placeholders. */
function templateFinder(document: OpenApiDocument): (path: string) => string | undefined {
  const patterns = Object.keys(document.paths).map((template) => ({
    template,
    pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return (path) =>
    document.paths[path] ? path : patterns.find(({ pattern }) => pattern.test(path))?.template;
}
