import { textOf } from '../decode.js';
import { type SourceFile } from '../Format.js';
import { type JsonObject } from '../json/jsonPass.js';
import { type JsonRecords } from '../tables/jsonRecords.js';
import { withLeftOut } from '../tables/leftOut.js';
import { recordTables } from '../tables/recordTables.js';
import { type TableFile } from '../tables/TableFile.js';
import { RecordBuilder } from './RecordBuilder.js';
import { XmlPart } from './XmlPart.js';

/** How deep records are looked for. */
const DEEPEST = 4;
/** Most ways to elements that are compared. */
const MOST_WAYS = 200;

/** What a file has at one way from its root. */
interface Way {
  readonly depth: number;
  /** Whether several stand in one element, as records do. */
  isRepeated: boolean;
  /** Whether one of them has attributes or elements of its own. */
  isNested: boolean;
}

/** Goes through a file once. Throws `FileFault`. */
async function* through<T>(file: SourceFile, part: XmlPart, taken: () => readonly T[]): AsyncGenerator<readonly T[]> {
  for await (const text of textOf(file)) {
    part.write(text);
    yield taken();
  }
  part.end();
  yield taken();
}

/** The ways to the elements of a file, near its root. */
async function waysOf(file: SourceFile): Promise<ReadonlyMap<string, Way>> {
  const ways = new Map<string, Way>();
  const stack: { readonly way: string; readonly within: Set<string> }[] = [];
  const part = new XmlPart(file.name, {
    open(name, attributes) {
      const above = stack.at(-1);
      const way = above === undefined ? name : `${above.way}/${name}`;
      const aboveWay = above === undefined ? undefined : ways.get(above.way);
      if (aboveWay !== undefined) aboveWay.isNested = true;
      if (stack.length < DEEPEST && (ways.has(way) || ways.size < MOST_WAYS)) {
        const known = ways.get(way) ?? { depth: stack.length, isRepeated: false, isNested: false };
        known.isRepeated ||= above?.within.has(name) === true;
        known.isNested ||= Object.keys(attributes).length > 0;
        ways.set(way, known);
      }
      above?.within.add(name);
      stack.push({ way, within: new Set() });
    },
    close: () => void stack.pop(),
  });
  for await (const _ of through(file, part, () => []));
  return ways;
}

/** The ways to the records: the nearest to the root that come again and hold something; none where nothing does. */
function recordWays(ways: ReadonlyMap<string, Way>): readonly string[] {
  const repeated = [...ways].filter(([, { isRepeated, isNested }]) => isRepeated && isNested);
  const nearest = Math.min(...repeated.map(([, { depth }]) => depth));
  return repeated.filter(([, { depth }]) => depth === nearest).map(([way]) => way);
}

function recordsAt(file: SourceFile, wanted: string): JsonRecords {
  return {
    name: wanted.slice(wanted.lastIndexOf('/') + 1),
    file,
    fields: [],
    async *records() {
      let taken: { readonly row: number; readonly value: JsonObject }[] = [];
      const path: string[] = [];
      let builder: RecordBuilder | undefined;
      let row = 0;
      const part: XmlPart = new XmlPart(file.name, {
        open(name, attributes) {
          path.push(name);
          if (builder === undefined && path.length <= DEEPEST && path.join('/') === wanted) {
            builder = new RecordBuilder();
            row = part.line;
          }
          builder?.open({ file: file.name, row: part.line }, name, attributes);
        },
        close(_name, text) {
          path.pop();
          const record = builder?.close(text);
          if (record === undefined) return;
          taken.push({ row, value: record });
          builder = undefined;
        },
      });
      yield* through(file, part, () => {
        const some = taken;
        taken = [];
        return some;
      });
    },
  };
}

/** The tables of a file of XML that holds records: elements of one name beside each other, with attributes or elements of their own. Throws `FileFault`. */
export async function xmlTables(file: SourceFile): Promise<readonly TableFile[]> {
  const ways = await waysOf(file);
  const records = recordWays(ways);
  const isAbove = (way: string): boolean => records.some((each) => each.startsWith(`${way}/`));
  const isWithin = (way: string): boolean => records.some((each) => way === each || way.startsWith(`${each}/`));
  const left = [...ways.keys()].filter((way) => !isAbove(way) && !isWithin(way));
  const tables = (await Promise.all(records.map((way) => recordTables(recordsAt(file, way))))).flat();
  return withLeftOut(
    tables,
    left.map((way) => ({ name: way.slice(way.lastIndexOf('/') + 1), detail: way })),
  );
}
