import type { App } from '@server/app';
import { createOpenApiDocument } from '@server/http/openapi/openapi';
import { Ajv2020 } from 'ajv/dist/2020';
import { TrieRouter } from 'hono/router/trie-router';
import { getPath } from 'hono/utils/url';

type Document = Awaited<ReturnType<typeof createOpenApiDocument>>;
type Content = Record<string, { schema?: object }>;
type Described = { $ref?: string; content?: Content };
type Operation = { method: string; path: string; responses: Record<string, Described> };

/** RFC 3339, section 5.6. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

const toPointer = (...keys: (string | number)[]) =>
  `#/${keys.map((key) => encodeURIComponent(String(key).replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/**
 * Compares answers with an OpenAPI document: the status, the media type and, for JSON, the schema of the body, which
 * lists the codes of each refusal.
 */
export function createAnswerCheck(document: Document) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, formats: { 'date-time': DATE_TIME } });
  ajv.addSchema(document, 'document');
  const router = new TrieRouter<Operation>();
  // The app's own pattern: a parameter named 'path' takes slashes too.
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { responses }] of Object.entries(methods as Record<string, Pick<Operation, 'responses'>>))
      router.add(method.toUpperCase(), path.replace('{path}', ':path{.+}').replace(/\{(\w+)\}/g, ':$1'), {
        method,
        path,
        responses,
      });
  const findOperation = (method: string, url: string) =>
    router.match(method === 'HEAD' ? 'GET' : method, getPath(new Request(url)))[0][0]?.[0];

  const problemOfBody = async (answer: Response, content: Content | undefined, pointer: string) => {
    const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
    if (!content) return type === '' ? null : `a body of type ${type}`;
    const media = content[type];
    if (!media) return `the media type '${type}'`;
    if (type !== 'application/json' || !media.schema) return null;
    const fits = ajv.getSchema(`document${pointer}/content/${encodeURIComponent(type.replace('/', '~1'))}/schema`);
    if (!fits) throw new Error(`no schema at ${pointer}`);
    const body: unknown = await answer.clone().json();
    return fits(body) ? null : `${JSON.stringify(body).slice(0, 300)} (${ajv.errorsText(fits.errors)})`;
  };

  /** Part of an answer that the document lacks, in words, or null; undefined where it has no such operation. */
  return async (method: string, url: string, answer: Response): Promise<string | null | undefined> => {
    const operation = findOperation(method, url);
    if (!operation) return undefined;
    const said = `${operation.method.toUpperCase()} ${operation.path} answered ${answer.status}`;
    const described = operation.responses[answer.status];
    if (!described) return `${said}, a status that the OpenAPI document does not name`;
    if (method === 'HEAD') return null;
    const name = described.$ref?.split('/').pop();
    const content = name === undefined ? described.content : (document.components.responses[name] as Described).content;
    const pointer =
      described.$ref ?? toPointer('paths', operation.path, operation.method, 'responses', String(answer.status));
    const problem = await problemOfBody(answer, content, pointer);
    return problem && `${said} with ${problem}, which the OpenAPI document does not describe`;
  };
}

let ofWorker: Promise<ReturnType<typeof createAnswerCheck>> | undefined;

/** The check by the document of the app, which is made once in a Jest worker: it follows from the code alone. */
export function getAnswerCheck(app: App) {
  ofWorker ??= createOpenApiDocument(app).then(createAnswerCheck);
  return ofWorker;
}
