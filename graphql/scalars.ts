import { readFile } from 'node:fs/promises';

/** What the mesh brings of its own, by its type in TypeScript. */
const OF_THE_MESH = {
  DateTime: 'string',
  JSON: 'Record<string, unknown>',
  NonNegativeInt: 'number',
  ObjMap: 'unknown',
  PositiveInt: 'number',
};

interface Described {
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly type?: string; readonly enum?: unknown }>>;
  };
}

/** Every scalar by its type in TypeScript: a text of the contract is a scalar by the same name in GraphQL. */
export async function scalarTypes(): Promise<Record<string, string>> {
  const { components } = JSON.parse(await readFile('docs/openapi.json', 'utf8')) as Described;
  const texts = Object.entries(components.schemas).filter(
    ([, { type, enum: words }]) => type === 'string' && words === undefined,
  );
  return { ...Object.fromEntries(texts.map(([name]) => [name, 'string'])), ...OF_THE_MESH };
}
