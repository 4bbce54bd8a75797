import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';
import { contractCalls, extensionCalls, type OperationText } from './operations';
import { namedSchemas, published } from './publishedSchemas';
import { providerNotes } from './providerNotes';

type Responses = OpenAPIV3_1.ComponentsObject['responses'];
type Operation = OpenAPIV3_1.OperationObject;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The tags that tell the calls apart. */
export const tags = { contract: 'contract', extension: 'extension' } as const;

const shape = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const error = (description: string, first: string, ...others: string[]) => {
  const schema =
    others.length === 0 ? shape(first) : { anyOf: [first, ...others].map(shape) };
  return { description, content: { 'application/json': { schema } } };
};

const retryAfter = {
  'Retry-After': { description: 'In seconds.', schema: { type: 'integer', minimum: 1 } },
} as const;

/** Every call is refused in the same ways. */
const errorResponses = {
  Invalid: error(
    'Fields are wrong: the messages to each; under `non_field_errors` that there is no room for ' +
      'more. Or the body is not readable as a whole.',
    'FieldErrors',
    'DetailError',
  ),
  NoSession: error('There is no session with this token.', 'DetailError'),
  DemoIsShared: error('Not in the demo account, which all visitors share.', 'DetailError'),
  LoginFailed: error('Address and password do not belong together.', 'DetailError'),
  NotFound: error(
    'It does not exist, or it belongs to somebody else. The same holds for what a body refers to.',
    'DetailError',
  ),
  Outdated: error(
    'It is no longer as it was when the tag in If-Match was given. Nothing was saved.',
    'DetailError',
  ),
  TooLarge: error('The body is too large.', 'DetailError'),
  NotJson: error('The body is not JSON.', 'DetailError'),
  TooManyAttempts: {
    ...error('Too many attempts; what to wait stands in Retry-After.', 'DetailError'),
    headers: retryAfter,
  },
  Failed: {
    ...error('Not the fault of the request. 503: worth another attempt.', 'DetailError'),
    headers: retryAfter,
  },
} satisfies Responses;

const refusal = (name: keyof typeof errorResponses) => ({ $ref: `#/components/responses/${name}` });

const options: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: { title: 'Bewerbungen', version: '1.0.0', description: providerNotes.join('\n\n') },
    servers: [{ url: '/api' }],
    tags: [
      {
        name: tags.contract,
        description: 'The thirteen calls that the client makes of any provider.',
      },
      {
        name: tags.extension,
        description:
          'What this server offers beyond them. It says so to the client in `index.html`; in ' +
          'front of another provider the client does without.',
      },
    ],
    security: [{ token: [] }],
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The word `Token`, a space, and the token of the session.',
        },
      },
      responses: errorResponses,
    },
  },
  // HEAD is answered wherever GET is.
  exposeHeadRoutes: false,
  // The types say that every route has a schema; one that takes and tells nothing has none.
  transform: ({ schema = {}, url }: { schema?: FastifySchema; url: string }) => {
    const { body, querystring, params, response, hide } = schema;
    const parts = { body, querystring, params };
    const given = Object.entries(parts).filter(([, part]) => part !== undefined);
    return {
      url,
      schema: {
        ...Object.fromEntries(given.map(([name, part]) => [name, published(part)])),
        // A route that says nothing of its answer has nothing to say.
        response: response === undefined ? { 204: { type: 'null' } } : published(response),
        ...(hide !== undefined && { hide }),
      },
    };
  },
  refResolver: {
    buildLocalReference: (json, _baseUri, _fragment, index) =>
      typeof json['$id'] === 'string' ? json['$id'] : `def-${index}`,
  },
};

function parametersIn({ parameters = [] }: Operation, place: 'path' | 'query'): string[] {
  return parameters.flatMap((each) => ('in' in each && each.in === place ? [each.name] : []));
}

function fieldsOf({ requestBody }: Operation, { components }: OpenAPIV3_1.Document): string[] {
  if (!requestBody || '$ref' in requestBody) return [];
  const schema = requestBody.content['application/json']?.schema;
  const name = schema && '$ref' in schema ? schema.$ref.split('/').at(-1) : undefined;
  const body = name === undefined ? schema : components?.schemas?.[name];
  return Object.keys((body && 'properties' in body && body.properties) || {});
}

const namesRow = (name: string) => name.endsWith('_id');

function refusalsOf(operation: Operation, text: OperationText, document: OpenAPIV3_1.Document) {
  const { operationId, condition, isPublic = false, isLimited = false, isForOwner = false } = text;
  const path = parametersIn(operation, 'path');
  const query = parametersIn(operation, 'query');
  const body = fieldsOf(operation, document);
  // An id in the path that can't be one leads nowhere.
  const canBeInvalid = operation.requestBody !== undefined || query.length > 0;
  const canBeMissing = path.length > 0 || [...query, ...body].some(namesRow);
  return {
    ...(canBeInvalid && { 400: refusal('Invalid') }),
    ...(!isPublic && { 401: refusal('NoSession') }),
    ...(operationId === 'login' && { 401: refusal('LoginFailed') }),
    ...(isForOwner && { 403: refusal('DemoIsShared') }),
    ...(canBeMissing && { 404: refusal('NotFound') }),
    ...(condition === 'If-Match' && { 412: refusal('Outdated') }),
    ...(operation.requestBody && { 413: refusal('TooLarge'), 415: refusal('NotJson') }),
    ...(isLimited && { 429: refusal('TooManyAttempts') }),
    '5XX': refusal('Failed'),
  };
}

const successTexts: Readonly<Record<string, string>> = {
  200: 'As it is now.',
  201: 'Created.',
  204: 'Done; there is nothing more to say.',
  304: 'Unchanged since the tag in If-None-Match was given.',
};

const tagHeader = {
  ETag: { description: 'Names this version.', schema: { type: 'string' } },
} satisfies OpenAPIV3_1.ResponseObject['headers'];

const conditionOf = (name: string): OpenAPIV3_1.ParameterObject => ({
  in: 'header',
  name,
  description: 'The ETag of an earlier answer; without it there is no condition.',
  schema: { type: 'string' },
});

function describe(
  operation: Operation,
  text: OperationText,
  tag: string,
  document: OpenAPIV3_1.Document,
): void {
  const { operationId, summary, description, success, isPublic, isTagged, condition } = text;
  Object.assign(operation, {
    operationId,
    summary,
    ...(description !== undefined && { description }),
    tags: [tag],
    ...(isPublic && { security: [] }),
    ...(condition && {
      parameters: [...(operation.parameters ?? []), conditionOf(condition)],
    }),
  });
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    response.description = success ?? successTexts[status] ?? '';
    if (isTagged) Object.assign(response, { headers: tagHeader });
  }
  operation.responses = { ...operation.responses, ...refusalsOf(operation, text, document) };
}

/** Notes every route that comes after it in this scope. */
export function collectContract(api: FastifyInstance): void {
  api.register(swagger, options);
  // In a scope of its own, since only the document refers to them.
  api.register((scope, _options, done) => {
    for (const schema of namedSchemas()) scope.addSchema(schema);
    done();
  });
}

/** The contract as it is served, made from the schemas that validate. */
export function contractDocument(api: FastifyInstance): OpenAPIV3_1.Document {
  const document = api.swagger() as OpenAPIV3_1.Document;
  const collected = document.paths ?? {};
  const paths: OpenAPIV3_1.PathsObject = {};
  for (const [tag, calls] of [
    [tags.contract, contractCalls],
    [tags.extension, extensionCalls],
  ] as const) {
    for (const [call, text] of Object.entries(calls)) {
      const path = call.slice(call.indexOf('/'));
      const method = methods.find((name) => call.startsWith(name.toUpperCase()));
      const item = collected[path];
      const operation = method && item?.[method];
      if (!item || !operation) throw new Error(`No route answers ${call}.`);
      describe(operation, text, tag, document);
      paths[path] = item;
    }
  }
  return { ...document, paths: { ...paths, ...collected } };
}
