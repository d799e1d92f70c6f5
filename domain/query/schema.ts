import { type Family, type Field, type FieldForm, type Fields, FORMS } from './forms.js';

type Json = Readonly<Record<string, unknown>>;

const LONGEST_NAME = 128;
const refTo = (family: Family): Json => ({ $ref: `#/$defs/${family}` });
const name = { type: 'string', minLength: 1, maxLength: LONGEST_NAME };

function fieldSchema(form: FieldForm): Json {
  if ('one' in form) return refTo(form.one);
  if ('some' in form) return { type: 'array', minItems: form.least, items: refTo(form.some) };
  if ('record' in form) return recordSchema(form.record);
  if ('words' in form) return { type: 'string', enum: [...form.words] };
  if ('texts' in form) return { type: 'array', minItems: form.least, items: name };
  if ('number' in form) return { type: 'integer', minimum: form.number[0], maximum: form.number[1] };
  if ('amount' in form) return { type: 'number', exclusiveMinimum: 0 };
  if ('value' in form) return { type: ['string', 'number', 'boolean'] };
  if (form.text === 'time') return { type: 'string', format: 'date-time' };
  return form.text === 'name' ? name : { type: 'string', minLength: 1 };
}

const isNeeded = ([, field]: [string, Field]) => field.optional !== true;

function recordSchema(fields: Fields, kind?: string): Json {
  const entries = Object.entries(fields);
  const own = Object.fromEntries(entries.map(([key, { form }]) => [key, fieldSchema(form)]));
  return {
    type: 'object',
    additionalProperties: false,
    properties: kind === undefined ? own : { kind: { const: kind }, ...own },
    required: [...(kind === undefined ? [] : ['kind']), ...entries.filter(isNeeded).map(([key]) => key)],
  };
}

const familySchema = (forms: Readonly<Record<string, Fields>>): Json => ({
  anyOf: Object.entries(forms).map(([kind, fields]) => recordSchema(fields, kind)),
});

/** The JSON schema of a query, made from its forms: what a model is held to, and what the documents show. */
export const QUERY_SCHEMA: Json = {
  ...refTo('query'),
  $defs: Object.fromEntries(
    Object.entries(FORMS).map(([family, forms]) => [family, familySchema(forms as Readonly<Record<string, Fields>>)]),
  ),
};
