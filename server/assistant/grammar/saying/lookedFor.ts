import { type ChipWords } from '../../../../domain/query/chips/Chip.js';
import { InWords } from '../../../../domain/query/chips/inWords.js';
import { type NodeSet } from '../../../../domain/query/Query.js';
import { type GraphNode } from '../../../contract/elements.js';
import { type Wording } from '../../texts/Wording.js';

/** Nodes that are named one by one. */
const NAMED = 5;

/** A label or property as words: `BIRTH_YEAR` is "birth year". */
const worded = (name: string) => (/\p{Ll}/u.test(name) ? name : name.toLowerCase()).replaceAll('_', ' ');

function wordsIn(wording: Wording, nodes: ReadonlyMap<string, GraphNode>): ChipWords {
  return {
    say: (text, values = {}) => wording.t(`lookedFor${text.charAt(0).toUpperCase()}${text.slice(1)}`, values),
    name: (name) => wording.plain(worded(name)),
    label: (name) => wording.label(name, 'several', worded(name)),
    type: (name) => wording.type(name),
    value: (value, property) => wording.value(value, undefined, property),
    captions: (ids) => {
      const known = ids.flatMap((id) => nodes.get(id) ?? []);
      const all = [...new Set(known.map((node) => wording.name(node)))];
      const names = all.slice(0, NAMED);
      const more = ids.length - known.length + all.length - names.length;
      return wording.either(more === 0 ? names : [...names, wording.t('andMore', { count: more })]);
    },
  };
}

/** What was looked for, piece by piece as the chips of an answer say it: so that nobody takes “none” for another question's. */
export const lookedFor = (set: NodeSet, wording: Wording, nodes: ReadonlyMap<string, GraphNode>): string =>
  wording.t('lookedFor', { what: new InWords(wordsIn(wording, nodes)).set(set) });
