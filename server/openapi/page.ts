import type { OpenAPIV3_1 } from 'openapi-types';
import { tags } from './document';

type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');
}

/** What stands between backticks is code. */
function prose(text: string): string {
  return escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

const lastPart = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

function limitsOf(schema: OpenAPIV3_1.SchemaObject): string {
  const { format, pattern, minLength, maxLength, maxItems, minimum } = schema;
  const limits = [
    format,
    pattern !== undefined && `matches ${pattern}`,
    minLength !== undefined && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    maxItems !== undefined && `at most ${maxItems}`,
    minimum !== undefined && `from ${minimum}`,
  ].filter(Boolean);
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`;
}

function typeOf(schema: Schema): string {
  if ('$ref' in schema) {
    const name = escaped(lastPart(schema.$ref));
    return `<a href="#${name}">${name}</a>`;
  }
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.enum) return `one of ${schema.enum.map(String).map(escaped).join(', ')}`;
  if (schema.type === 'array') {
    return `list of ${typeOf(schema.items)}${escaped(limitsOf(schema))}`;
  }
  if (schema.properties) {
    const parts = Object.entries(schema.properties);
    return parts.map(([name, part]) => `<code>${escaped(name)}</code>: ${typeOf(part)}`).join(', ');
  }
  if (typeof schema.additionalProperties === 'object') {
    return `by name: ${typeOf(schema.additionalProperties)}`;
  }
  return escaped(`${String(schema.type ?? 'anything')}${limitsOf(schema)}`);
}

/** Its own, or that of what it may be besides null. */
function descriptionOf(schema: Schema): string {
  if (schema.description !== undefined) return schema.description;
  const parts = 'anyOf' in schema ? (schema.anyOf ?? []) : [];
  return parts.map(descriptionOf).find((text) => text !== '') ?? '';
}

function row(
  name: string,
  schema: Schema,
  isRequired: boolean,
  description = descriptionOf(schema),
): string {
  const text = prose(description);
  return (
    `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${typeOf(schema)}</td>` +
    `<td>${isRequired ? 'required' : 'optional'}</td><td>${text}</td></tr>`
  );
}

function table(caption: string, rows: string[]): string {
  return (
    `<table><caption>${caption}</caption><thead><tr><th scope="col">Name</th>` +
    '<th scope="col">Type</th><th scope="col">Presence</th><th scope="col">Meaning</th></tr>' +
    `</thead><tbody>${rows.join('')}</tbody></table>`
  );
}

function shape(name: string, schema: OpenAPIV3_1.SchemaObject): string {
  const fields = Object.entries(schema.properties ?? {});
  const rows = fields.map(([field, part]) =>
    row(field, part, schema.required?.includes(field) ?? false),
  );
  const body = rows.length > 0 ? table('Fields', rows) : `<p>${typeOf(schema)}</p>`;
  return `<section id="${escaped(name)}"><h3>${escaped(name)}</h3>${body}</section>`;
}

type Headers = NonNullable<OpenAPIV3_1.ResponseObject['headers']>;

function headersOf(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, { description = '' }]) => ` <code>${escaped(name)}</code>: ${prose(description)}`)
    .join('');
}

function answers(document: OpenAPIV3_1.Document, { responses = {} }: OpenAPIV3_1.OperationObject) {
  const items = Object.entries(responses).map(([status, answer]) => {
    const response =
      '$ref' in answer ? document.components?.responses?.[lastPart(answer.$ref)] : answer;
    if (!response || '$ref' in response) return '';
    const schema = response.content?.['application/json']?.schema;
    const type = schema ? ` ${typeOf(schema)}.` : '';
    const about = `${prose(response.description)}${type}${headersOf(response.headers ?? {})}`;
    return `<dt>${escaped(status)}</dt><dd>${about}</dd>`;
  });
  return `<dl>${items.join('')}</dl>`;
}

function call(
  document: OpenAPIV3_1.Document,
  method: string,
  path: string,
  operation: OpenAPIV3_1.OperationObject,
): string {
  const { operationId = '', summary = '', description, requestBody, security } = operation;
  const parameters = (operation.parameters ?? []).flatMap((parameter) => {
    if (!('name' in parameter && parameter.schema)) return [];
    const { name, in: place, schema: type, required = false, description: meaning } = parameter;
    return [row(`${name} (${place})`, type, required, meaning)];
  });
  const body =
    requestBody && 'content' in requestBody
      ? requestBody.content['application/json']?.schema
      : undefined;
  return [
    `<section id="${escaped(operationId)}"><h3>${escaped(summary)}</h3>`,
    `<p class="call"><code>${method.toUpperCase()} ${escaped(path)}</code>`,
    `${security?.length === 0 ? ' without a token' : ''}</p>`,
    description === undefined ? '' : `<p>${prose(description)}</p>`,
    parameters.length === 0 ? '' : table('Parameters', parameters),
    body ? `<p>Body: ${typeOf(body)}</p>` : '',
    answers(document, operation),
    '</section>',
  ].join('');
}

function calls(document: OpenAPIV3_1.Document, tag: string): string {
  return Object.entries(document.paths ?? {})
    .flatMap(([path, item]) =>
      Object.entries(item ?? {}).map(([method, operation]) => ({ method, path, operation })),
    )
    .flatMap(({ method, path, operation }) =>
      typeof operation === 'object' && 'tags' in operation && operation.tags.includes(tag)
        ? [call(document, method, path, operation)]
        : [],
    )
    .join('');
}

const style = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
h2 { margin-top: 3rem; } h3 { margin-top: 2rem; }
code { font: 0.95em ui-monospace, monospace; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: start; font-weight: bold; }
th, td { text-align: start; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0;
  border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
th { font-weight: normal; } thead th { font-weight: bold; }
.call { font-size: 1.1rem; } dt { float: left; clear: left; min-width: 3rem; } dd { margin-inline-start: 3.5rem; }
@media (max-width: 40rem) { table { display: block; overflow-x: auto; } }
@media print { section { break-inside: avoid; } a { color: inherit; } }
`;

/** The document for people: one page that loads nothing else. */
export function contractPage(document: OpenAPIV3_1.Document): string {
  const { info, components } = document;
  const notes = (info.description ?? '').split('\n\n').map((note) => `<p>${prose(note)}</p>`);
  const about = (tag: string) =>
    prose(document.tags?.find(({ name }) => name === tag)?.description ?? '');
  const shapes = Object.entries(components?.schemas ?? {});
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(info.title)}: API</title><style>${style}</style></head><body><main>`,
    `<h1>${escaped(info.title)}: API</h1>`,
    '<p>The same for programs: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1)</p>',
    ...notes,
    `<h2 id="contract">The contract</h2><p>${about(tags.contract)}</p>`,
    calls(document, tags.contract),
    `<h2 id="extensions">Extensions</h2><p>${about(tags.extension)}</p>`,
    calls(document, tags.extension),
    '<h2 id="shapes">Shapes</h2>',
    ...shapes.map(([name, schema]) => shape(name, schema)),
    '</main></body></html>',
  ].join('\n');
}
