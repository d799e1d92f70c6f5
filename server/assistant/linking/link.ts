import { type GraphNode } from '../../contract/elements.js';
import { type Language } from '../language/lexicon/files.js';
import { type Pack } from '../language/Pack.js';
import { type Token } from '../language/tokens.js';
import { type Candidate, type Mention } from './Mention.js';
import { type Linking, type PlacedCandidate, originsIn, placesIn } from './places.js';
import { variantsOf } from '../language/places/variants.js';
import { SCORES } from '../scores/scores.js';

export { mentionsToLookFor, nearMentions } from './lookup.js';
export { type Candidate, type Mention } from './Mention.js';

/** The nodes that words mean: the longest names first, then the best likeness; each mention keeps its alternatives. */
export function link(
  tokens: readonly Token[],
  nodes: readonly GraphNode[],
  { language, ...linking }: Linking & { language: Language; pack: Pack },
): Mention[] {
  const variants = variantsOf(tokens, linking.isFree);
  const found = nodes.flatMap((node) => [
    ...placesIn(tokens, variants, node, linking),
    ...originsIn(tokens, node, language, linking),
  ]);
  const strength = ({ from, to, score, via }: PlacedCandidate) =>
    (to - from) * (via === 'name' || via === 'alias' ? 1 : SCORES.nameUnlike) + score;
  found.sort((one, other) => strength(other) - strength(one) || one.from - other.from);
  const mentions: Mention[] = [];
  for (const best of found) {
    if (mentions.some(({ from, to }) => best.from < to && from < best.to)) continue;
    const same = found.filter(
      ({ from, to, score }) => from === best.from && to === best.to && score >= best.score - SCORES.nameKept,
    );
    const candidates = new Map<string, Candidate>();
    for (const { node, score, via, property } of same) {
      const known = candidates.get(node.id);
      if (known === undefined || known.score < score) {
        candidates.set(node.id, { node, score, via, ...(property === undefined ? {} : { property }) });
      }
    }
    mentions.push({
      from: best.from,
      to: best.to,
      candidates: [...candidates.values()].sort((one, other) => other.score - one.score),
    });
  }
  return mentions.sort((one, other) => one.from - other.from);
}
