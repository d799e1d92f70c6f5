import { type PropertyKind } from '../../../../domain/properties/values.js';
import { type FileHead, type Format, type SourceFile } from '../Format.js';
import { asFinding, type Finding } from '../Found.js';
import { graphPasses } from '../graphPasses.js';
import { issueAt } from '../issues.js';
import { foreignNode, foreignRelationship } from '../json/foreignElements.js';
import { wholeText } from '../json/wholeJson.js';
import { type CypherMap, type CypherValue, type Moment } from './CypherGraph.js';
import { CypherFault } from './CypherParser.js';
import { CypherScript } from './CypherScript.js';
import { IMPORT_ID, IMPORT_LABEL, KINDS, PLACE_X, PLACE_Y } from './writeCypher.js';
import { cypherStatements } from './tokens.js';

const isMoment = (value: CypherValue): value is Moment =>
  typeof value === 'object' && value !== null && 'kind' in value && 'text' in value;

/** A value as JSON has it; moments are their texts. */
function plain(value: CypherValue): unknown {
  if (isMoment(value)) return value.text;
  if (Array.isArray(value)) return (value as readonly CypherValue[]).map(plain);
  return value instanceof Map
    ? Object.fromEntries([...(value as CypherMap)].map(([name, each]) => [name, plain(each)]))
    : value;
}

function kindOf(value: CypherValue): PropertyKind | undefined {
  if (isMoment(value)) return value.kind;
  if (!Array.isArray(value)) return undefined;
  const items = value as readonly CypherValue[];
  const [first] = items;
  if (first === undefined || !isMoment(first)) return undefined;
  return items.every((item) => isMoment(item) && item.kind === first.kind) ? `${first.kind}List` : undefined;
}

/** Kinds that our own scripts say, of properties whose values do not tell them. */
function saidKinds(value: CypherValue | undefined): Readonly<Record<string, PropertyKind>> {
  try {
    return typeof value === 'string' ? (JSON.parse(value) as Record<string, PropertyKind>) : {};
  } catch {
    return {};
  }
}

function contentOf(properties: CypherMap) {
  const own = [IMPORT_ID, PLACE_X, PLACE_Y, KINDS];
  const left = [...properties].filter(([name]) => !own.includes(name));
  const kinds = left.flatMap(([name, value]) => {
    const kind = kindOf(value);
    return kind === undefined ? [] : [[name, kind] as const];
  });
  return {
    fields: Object.fromEntries(left.map(([name, value]) => [name, plain(value)])),
    propertyKinds: { ...Object.fromEntries(kinds), ...saidKinds(properties.get(KINDS)) },
  };
}

async function* find(file: SourceFile): AsyncGenerator<readonly Finding[]> {
  const script = new CypherScript();
  for (const statement of cypherStatements(await wholeText(file))) {
    try {
      script.run(statement);
    } catch (error) {
      if (!(error instanceof CypherFault)) throw error;
      yield [
        asFinding(
          issueAt({ file: file.name, row: error.row }, 'IGNORED_PART', `Left out: a statement. ${error.message}`),
        ),
      ];
    }
  }
  const { nodes, relationships } = script.graph;
  for (const { key, labels, properties, row } of nodes) {
    const [x, y] = [properties.get(PLACE_X), properties.get(PLACE_Y)];
    yield foreignNode(
      { file: file.name, row },
      {
        id: key,
        hasOwnId: false,
        labels: [...labels].filter((label) => label !== IMPORT_LABEL),
        position: typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined,
        ...contentOf(properties),
      },
    );
  }
  for (const { type, start, end, properties, row } of relationships)
    yield foreignRelationship(
      { file: file.name, row },
      { id: undefined, source: start.key, target: end.key, type, ...contentOf(properties) },
    );
}

/** A first statement that makes or finds nodes, or what scripts of Cypher begin with. */
const BEGINNING =
  /^\uFEFF?(?:\s|\/\/[^\n]*\n|\/\*(?:(?!\*\/)[\s\S])*\*\/|:[a-z][^\n]*\n|(?:BEGIN|COMMIT|SCHEMA AWAIT)\b;?)*(?:(?:CREATE|MERGE|(?:OPTIONAL\s+)?MATCH)\s*(?:[\w`]+\s*=\s*)?\(|UNWIND\s+[[$\w]|CREATE\s+(?:CONSTRAINT|(?:RANGE\s+|TEXT\s+|FULLTEXT\s+)?INDEX)\b[^;]*\b(?:FOR|ON)\s*[(:]?)/i;

const isCypher = ({ text, file }: FileHead): boolean =>
  BEGINNING.test(text.slice(0, 16_384)) ||
  (/\.(?:cypher|cql|cyp)$/i.test(file.name) && /\b(?:CREATE|MERGE)\b/i.test(text));

/** Scripts of Cypher that make a graph: CREATE, MERGE, MATCH by labels and properties, UNWIND, SET. Statements that are not understood are told, and left out. */
export const cypherFormat: Format = {
  id: 'cypher',
  files: 1,
  recognises: ([head]) => head !== undefined && isCypher(head),
  open: (heads) => graphPasses(heads, find),
};
