import { type NodeId } from '../../../contract/ids.js';
import { type Marked } from '../../marking/Marked.js';
import { type Missing } from '../../refusal/missing.js';
import { type Suggestion } from '../Engine.js';

/** Written as a name and not as an abbreviation: "Curie", but neither "GDP" nor "born". */
const NAME = /^\p{Lu}.*\p{Ll}/u;
/** A name may hold one of these between two of its words: "Battle of Hastings", "Curtea de Argeș". */
const INNER = /^(?:of|the|de|din|la|al|a|ale|von|van|da|del|cel|cea|cu|și|and)$/u;

/** Where runs of words stand that are written as one name. */
function runsOf(tokens: Marked['tokens']): number[][] {
  const isName = (at: number) => NAME.test(tokens[at]?.raw ?? '');
  const runs: number[][] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const run = runs.at(-1);
    if (isName(at)) {
      const isGoingOn = run !== undefined && run.at(-1) === at - 1;
      if (isGoingOn) run.push(at);
      else runs.push([at]);
    } else if (run?.at(-1) === at - 1 && INNER.test(tokens[at]?.raw ?? '') && isName(at + 1)) run.push(at);
  }
  return runs;
}

/** The longest name of which the graph does not know a word, as it was written. */
function unknownName({ tokens, question }: Marked, unknown: ReadonlySet<string>): string | undefined {
  const raw = (at: number) => tokens[at]?.raw ?? '';
  const [longest] = runsOf(tokens)
    // The first word of a question is written as a name, whatever it is.
    .filter((run) => run[0] !== 0 || run.length > 1)
    .filter((run) => run.some((at) => unknown.has(raw(at)) && NAME.test(raw(at))))
    .sort((one, other) => other.length - one.length);
  if (longest === undefined) return undefined;
  const from = question.indexOf(raw(longest[0] ?? 0));
  // The words may be those of an earlier question, of which this one repeats all but a name.
  if (from === -1) return undefined;
  const last = raw(longest.at(-1) ?? 0);
  return question.slice(from, question.indexOf(last, from) + last.length);
}

/** What would have to be added for a question to be answered: a node of some name, or something about one that is there. */
export function toAdd(
  { because, words, node }: Missing,
  marked: Marked,
): Pick<Suggestion, 'nodeId' | 'name' | 'property'> {
  const name = unknownName(marked, new Set(words));
  if (name !== undefined) return { name };
  if (node === undefined) return {};
  // The only word that the graph does not know is the property that was asked for.
  const [property, ...others] = because === 'unknownWords' ? words : [];
  return { nodeId: node.id as NodeId, ...(property === undefined || others.length > 0 ? {} : { property }) };
}
