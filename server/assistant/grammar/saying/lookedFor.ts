import { type ChipWords } from '../../../../domain/query/chips/Chip.js';
import { InWords } from '../../../../domain/query/chips/inWords.js';
import { lineOf } from '../../../../domain/query/chips/lineOf.js';
import { timePartText } from '../../../../domain/query/chips/timePartText.js';
import { type NodeSet, type Query, type TimePart, type Total } from '../../../../domain/query/Query.js';
import { type GraphNode } from '../../../contract/elements.js';
import { type Wording } from '../../texts/Wording.js';

/** Nodes that are named one by one. */
const NAMED = 5;

function wordsIn(wording: Wording, nodes: ReadonlyMap<string, GraphNode>): ChipWords {
  return {
    language: wording.language,
    say: (text, values = {}) => wording.chip(text, values),
    name: wording.property,
    holdsYears: wording.holdsYears,
    label: (name, count) => wording.label(name, count),
    type: wording.type,
    heading: wording.heading,
    value: (value, property) => wording.value(value, undefined, property),
    captions: (ids) => {
      const known = ids.flatMap((id) => nodes.get(id) ?? []);
      const all = [...new Set(known.map((node) => wording.name(node)))];
      const names = all.slice(0, NAMED);
      const more = ids.length - known.length + all.length - names.length;
      return wording.either(wording.withMore(names, more));
    },
  };
}

/** A part of a date, as the chips of an answer say it. */
export const partInWords = (value: number | string, part: TimePart, wording: Wording): string =>
  timePartText(value, part, wordsIn(wording, new Map()));

/** A set, piece by piece as the chips of an answer say it. */
export const setInWords = (set: NodeSet, wording: Wording, nodes: ReadonlyMap<string, GraphNode>): string =>
  new InWords(wordsIn(wording, nodes)).set(set);

/** A whole query in a line, piece by piece as its chips say it. */
export const queryInWords = (query: Query, wording: Wording, nodes: ReadonlyMap<string, GraphNode>): string =>
  lineOf(query, wordsIn(wording, nodes));

/** What elements come to, in words: average weight. */
export const totalInWords = (total: Total, wording: Wording, nodes: ReadonlyMap<string, GraphNode>): string =>
  new InWords(wordsIn(wording, nodes)).total(total);

/** What was looked for, piece by piece as the chips of an answer say it: so that nobody takes “none” for another question's. */
export const lookedFor = (query: Query, wording: Wording, nodes: ReadonlyMap<string, GraphNode>): string =>
  wording.t('lookedFor', { what: queryInWords(query, wording, nodes) });
