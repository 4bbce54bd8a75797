import fc from 'fast-check';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Method } from './serverApp';

/*
 * Requests made from an OpenAPI document: those that fit it, and those that
 * somebody sends who wants to know what breaks.
 */

type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject;

export interface DocumentedCall {
  method: Method;
  /** With its parameters in braces. */
  path: string;
  operation: OpenAPIV3_1.OperationObject;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export function callsOf(document: OpenAPIV3_1.Document): DocumentedCall[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((name) => {
      const operation = item?.[name];
      return operation ? [{ method: name.toUpperCase() as Method, path, operation }] : [];
    }),
  );
}

/** What a field of this name may well hold, so that a request gets further. */
export type Known = Readonly<Record<string, readonly (string | number | null)[]>>;

const nastyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', 'a\0b', '\ud800', 'x\udfff', '', ' ', '1', '__proto__', "';--", '\u202e'),
  fc.constantFrom('2026-02-30', '9999-12-31', 'https://a.example/\0', 'a\0@example.com', 'DRAFT'),
);

const nastyNumber = fc.oneof(
  fc.constantFrom(0, -1, 1, 1.5, 1e21, 1e308, 2 ** 31, 2 ** 53, 2 ** 63, -0),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const nasty = fc.oneof(nastyText, nastyNumber, fc.boolean(), fc.constant(null), fc.jsonValue());

function textOf({ format, pattern, minLength = 0, maxLength = 20 }: OpenAPIV3_1.SchemaObject) {
  if (format === 'date') {
    const range = { min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true };
    return fc.date(range).map((day) => day.toISOString().slice(0, 10));
  }
  if (format === 'email') return fc.emailAddress();
  const longest = Math.min(maxLength, minLength + 20);
  const text = fc.string({ unit: 'binary', minLength, maxLength: longest });
  return pattern === undefined ? text : text.map((rest) => `x${rest.slice(1)}`);
}

interface Source {
  document: OpenAPIV3_1.Document;
  known: Known;
}

function resolved({ document }: Source, schema: Schema): OpenAPIV3_1.SchemaObject {
  if (!('$ref' in schema)) return schema;
  const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  return document.components?.schemas?.[name] ?? {};
}

function valueOf(source: Source, schema: Schema): fc.Arbitrary<unknown> {
  if ('$ref' in schema) return valueOf(source, resolved(source, schema));
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((part) => valueOf(source, part)));
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: Math.max(schema.minimum ?? -100, -100), max: 2 ** 31 });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf(source, schema.items), { maxLength: 4 });
    case 'object':
      return objectOf(source, schema);
    default:
      return fc.jsonValue();
  }
}

function objectOf(source: Source, schema: OpenAPIV3_1.SchemaObject): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, part]) => {
    const known = source.known[name];
    const value = valueOf(source, part);
    return [name, known ? fc.oneof(fc.constantFrom(...known), value) : value] as const;
  });
  const requiredKeys = schema.required ?? [];
  return fc.record(Object.fromEntries(fields), { requiredKeys });
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fits the schema, or nearly does, or not at all. */
function bodyOf(source: Source, schema: Schema): fc.Arbitrary<unknown> {
  const fitting = valueOf(source, schema);
  const change = fc.dictionary(
    fc.oneof(fc.constantFrom('constructor', 'toString', 'id', 'user_id'), fc.string()),
    nasty,
    { maxKeys: 2 },
  );
  const extended = fc
    .tuple(fitting, change)
    .map(([value, more]) => (isObject(value) ? { ...value, ...more } : value));
  const spoiled = fc
    .tuple(fitting, fc.nat(), fc.option(nasty, { nil: undefined }))
    .map(([value, place, replacement]) => {
      if (!isObject(value)) return value;
      const names = Object.keys(value);
      const name = names[place % names.length];
      return name === undefined ? value : { ...value, [name]: replacement };
    });
  return fc.oneof(
    { weight: 4, arbitrary: fitting },
    { weight: 1, arbitrary: extended },
    { weight: 3, arbitrary: spoiled },
    { weight: 1, arbitrary: nasty },
  );
}

const withoutLoneSurrogates = (text: string) => text.replaceAll(/[\ud800-\udfff]/g, '');

/** As it stands in a URL. */
function parameterOf(known: readonly unknown[]): fc.Arbitrary<string> {
  return fc
    .oneof(
      { weight: 4, arbitrary: fc.constantFrom(...known.map(String)) },
      { weight: 1, arbitrary: fc.oneof(nastyText, nastyNumber.map(String)) },
    )
    .map((text) => encodeURIComponent(withoutLoneSurrogates(text)));
}

export interface DocumentedRequest {
  url: string;
  headers: Record<string, string>;
  /** JSON. */
  payload: string | undefined;
}

const parametersOf = ({ parameters = [] }: OpenAPIV3_1.OperationObject) =>
  parameters.flatMap((parameter) => ('name' in parameter ? [parameter] : []));

function bodySchemaOf({ requestBody }: OpenAPIV3_1.OperationObject): Schema | undefined {
  return requestBody && 'content' in requestBody
    ? requestBody.content['application/json']?.schema
    : undefined;
}

function headersOf({ operation }: DocumentedCall, given: Partial<Record<string, string>>) {
  return Object.fromEntries(
    parametersOf(operation).flatMap(({ in: place, name }) =>
      place === 'header' && given[name] !== undefined ? [[name, given[name]]] : [],
    ),
  ) as Record<string, string>;
}

/** Where a call is sent; parameters that are not given are left out. */
function urlOf({ path, operation }: DocumentedCall, given: Partial<Record<string, string>>): string {
  const query = parametersOf(operation).flatMap(({ in: place, name }) =>
    place === 'query' && given[name] !== undefined ? [`${name}=${given[name]}`] : [],
  );
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => given[name] ?? '');
  return `/api${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** What is required and nothing else: of each the first that is known, or a word. */
export function plainRequestTo(
  document: OpenAPIV3_1.Document,
  call: DocumentedCall,
  known: Known,
): DocumentedRequest {
  const schema = bodySchemaOf(call.operation);
  const names = schema && (resolved({ document, known }, schema).required ?? []);
  const ids = parametersOf(call.operation).map(({ name }) => [name, String(known[name]?.[0] ?? 1)]);
  return {
    url: urlOf(call, Object.fromEntries(ids) as Record<string, string>),
    headers: {},
    payload:
      names && JSON.stringify(Object.fromEntries(names.map((name) => [name, known[name]?.[0] ?? 'x']))),
  };
}

/** @param known by the name of a field or a parameter */
export function requestsTo(
  document: OpenAPIV3_1.Document,
  call: DocumentedCall,
  known: Known,
): fc.Arbitrary<DocumentedRequest> {
  const parameters = parametersOf(call.operation);
  const values = fc.record(
    Object.fromEntries(
      parameters.map(({ name }) => [name, parameterOf(known[name] ?? ['1'])]),
    ),
    { requiredKeys: parameters.flatMap(({ name, required }) => (required ? [name] : [])) },
  );
  const schema = bodySchemaOf(call.operation);
  const payload = schema ? bodyOf({ document, known }, schema) : fc.constant(undefined);

  return fc.tuple(values, payload).map(([given, value]) => ({
    url: urlOf(call, given),
    headers: headersOf(call, given),
    payload: JSON.stringify(value),
  }));
}
