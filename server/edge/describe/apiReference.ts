import { PROBLEMS } from '../../contract/problem.js';
import { type OpenApiDocument } from './document.js';

type Schema = {
  $ref?: string;
  type?: string;
  description?: string;
  enum?: string[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
};
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}
interface Described {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description?: string; content?: Record<string, { schema: Schema }> }>;
}

const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);
const link = (name: string) => `[${name}](#${name.toLowerCase()})`;

const typeOf = (schema: Schema | undefined): string => {
  if (schema === undefined) return '';
  if (schema.$ref !== undefined) return link(nameOf(schema.$ref));
  if (schema.enum !== undefined) return schema.enum.map((word) => `\`${word}\``).join(', ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items)}`;
  return schema.type ?? 'any';
};

const limitsOf = (schema: Schema): string =>
  (['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'default'] as const)
    .filter((key) => schema[key] !== undefined)
    .map((key) => `${key} \`${String(schema[key]).replaceAll('|', '\\|')}\``)
    .join(', ');

const row = (...cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('\n', ' ')).join(' | ')} |`;

const fieldRow = (name: string, schema: Schema, required: boolean) =>
  row(
    `\`${name}\`${required ? '' : '?'}`,
    typeOf(schema),
    [schema.description ?? '', limitsOf(schema)].filter(Boolean).join('; '),
  );

function operationText(path: string, method: string, operation: OpenApiDocument['paths'][string][string]): string[] {
  // Of an operation the document's type says only what the mesh needs; the rest is as OpenAPI 3.0.3 has it.
  const described = operation as unknown as Described;
  const body = Object.values(described.requestBody?.content ?? {})[0]?.schema;
  const answer = Object.values(described.responses['200']?.content ?? {})[0]?.schema;
  const refusals = Object.entries(described.responses)
    .filter(([status]) => status !== '200')
    .map(([status, { description }]) => `${status} ${description ?? ''}`);
  return [
    `### ${operation.operationId}`,
    '',
    `\`${method.toUpperCase()} ${path}\`${operation.tags?.includes('direct') ? ' (REST only)' : ''}`,
    '',
    [operation.summary, operation.description].filter(Boolean).join('. ').replaceAll('..', '.'),
    '',
    ...((described.parameters?.length ?? 0) > 0
      ? [
          row('parameter', 'type', 'meaning'),
          row('---', '---', '---'),
          ...(described.parameters ?? []).map((p) =>
            fieldRow(p.name, { description: p.description ?? '', ...p.schema }, p.required === true),
          ),
          '',
        ]
      : []),
    ...(body === undefined ? [] : [`Body: ${typeOf(body)}`, '']),
    `Answers ${typeOf(answer)}. Refusals: ${refusals.join('; ')}.`,
    '',
  ];
}

function componentText([name, value]: [string, unknown]): string[] {
  const schema = value as Schema;
  const fields = Object.entries(schema.properties ?? {});
  const table =
    fields.length === 0
      ? [`${typeOf(schema)}${limitsOf(schema) === '' ? '' : ` (${limitsOf(schema)})`}`]
      : [
          row('field', 'type', 'meaning'),
          row('---', '---', '---'),
          ...fields.map(([field, type]) => fieldRow(field, type, schema.required?.includes(field) === true)),
        ];
  return [`### ${name}`, '', ...(schema.description === undefined ? [] : [schema.description, '']), ...table, ''];
}

/** The API reference in Markdown, from the OpenAPI document alone. */
export function apiReference(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => operationText(path, method, operation)),
  );
  return [
    '# API',
    '',
    'Written by the build from `server/contract/`; do not edit. Every call carries `Authorization: Bearer <identity token>`. The same operations, but those marked "REST only", are fields of `/graphql` under the same names.',
    '',
    'Lists page by `pageSize` and an opaque `pageToken` and answer `{items, nextPageToken, total}`. An update carries the `version` that it was made against; changes to different properties merge, a change to the same property answers 409 `VERSION_CONFLICT` with the `present` element. Errors are RFC 9457 `application/problem+json`.',
    '',
    '## Operations',
    '',
    ...operations,
    '## Error codes',
    '',
    row('code', 'status', 'title'),
    row('---', '---', '---'),
    ...Object.entries(PROBLEMS).map(([code, { status, title }]) => row(`\`${code}\``, String(status), title)),
    '',
    '## Schemas',
    '',
    ...Object.entries(document.components.schemas).flatMap(componentText),
  ].join('\n');
}
