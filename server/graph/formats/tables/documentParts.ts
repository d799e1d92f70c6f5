import { type SourceFile } from '../Format.js';
import { quoted } from '../issues.js';
import { takenOf } from '../json/jsonPass.js';
import { type Interest } from '../json/JsonScanner.js';
import { type LeftOut } from './leftOut.js';

/** How deep in a file tables are looked for. */
const DEEPEST = 2;

const depthOf = (path: string): number => (path === '' ? 0 : path.split('.').length);

/** A list of a document, the path of its items, and whether some of them are objects or lists. */
export interface DocumentList {
  readonly path: string;
  readonly row: number;
  readonly hasContainers: boolean;
}

/** The lists of a document in the order in which they come, and what stands beside them; nothing of what is empty. */
interface DocumentParts {
  readonly lists: readonly DocumentList[];
  readonly beside: readonly LeftOut[];
}

/** The text of a scalar as it is quoted in a detail. */
function quotedText(text: string): string {
  try {
    return quoted(JSON.parse(text));
  } catch {
    return quoted(text);
  }
}

/** A scalar as messages show it; undefined for one without a value. */
function besideOf(path: string, text: string, row: number): LeftOut | undefined {
  if (text === 'null' || text === '""') return undefined;
  return { name: path, detail: `${path} ${quotedText(text)}`, row };
}

/** What a document of JSON is made of, as far down as tables are looked for. Throws `FileFault`. */
export async function documentParts(file: SourceFile): Promise<DocumentParts> {
  const lists = new Map<string, DocumentList>();
  const beside: LeftOut[] = [];
  const interestOf = (path: string, container: boolean, row: number): Interest => {
    if (path.endsWith('[]')) {
      const known = lists.get(path);
      if (known === undefined) lists.set(path, { path, row, hasContainers: container });
      else if (container && !known.hasContainers) lists.set(path, { ...known, hasContainers: true });
      return 'skip';
    }
    if (!container) return 'take';
    if (depthOf(path) <= DEEPEST) return 'enter';
    beside.push({ name: path, detail: path, row });
    return 'skip';
  };
  for await (const taken of takenOf(file, interestOf))
    for (const { path, text, row } of taken) beside.push(...[besideOf(path, text, row) ?? []].flat());
  return { lists: [...lists.values()], beside };
}

/** A list that becomes no table, as messages show it. */
export const listBeside = ({ path, row }: DocumentList): LeftOut => {
  const name = path.slice(0, -'[]'.length);
  return { name, detail: name, row };
};
