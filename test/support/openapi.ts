import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface OpenApiDocument {
  readonly paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

/**
 * Checks answers against a running service's own /openapi.json.
 *
 * @returns a check that throws when the route, the status or the body is not described there.
 */
export async function openApiCheck(
  apiUrl: string,
): Promise<(method: string, path: string, status: number, body: unknown) => void> {
  const document = (await (await fetch(`${apiUrl}/openapi.json`)).json()) as OpenApiDocument;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'openapi');
  return (method, path, status, body) => {
    const template = templateOf(document, path);
    const operation = template === undefined ? undefined : document.paths[template]?.[method.toLowerCase()];
    if (template === undefined || operation === undefined) {
      throw new Error(`/openapi.json does not describe ${method} ${path}.`);
    }
    if (operation.responses[String(status)] === undefined) {
      throw new Error(`/openapi.json does not describe status ${status} of ${method} ${template}.`);
    }
    const pointer = [
      'paths',
      template,
      method.toLowerCase(),
      'responses',
      String(status),
      'content',
      'application/json',
      'schema',
    ]
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const validate = ajv.getSchema(`openapi#/${pointer}`);
    if (!validate) throw new Error(`/openapi.json has no schema for ${status} of ${method} ${template}.`);
    if (!validate(body)) {
      throw new Error(
        `The answer ${status} of ${method} ${template} does not fit /openapi.json: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body)}`,
      );
    }
  };
}

/** The documented path that an actual one is an instance of; literal paths win over placeholders. */
function templateOf(document: OpenApiDocument, path: string): string | undefined {
  if (document.paths[path]) return path;
  return Object.keys(document.paths).find((template) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
}
