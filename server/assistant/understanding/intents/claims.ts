import { type Interpretation } from '../Interpretation.js';
import { type Plan } from '../Plan.js';
import { appositions } from './single.js';

/** Whether something has a value that is named: "is Lima the capital of Peru?". */
export function valuePlan(interpretation: Interpretation): Plan | undefined {
  const { mentions } = interpretation.marked;
  const isOpen = interpretation.triggers('which', 'who', 'count', 'list', 'when', 'or').length > 0;
  if (isOpen) return undefined;
  if (mentions.length === 1 && interpretation.isYesNo()) return otherValuePlan(interpretation);
  if (mentions.length !== 2) return undefined;
  for (const claim of mentions) {
    const main = mentions.find((mention) => mention !== claim);
    const node = main?.candidates.find(({ via, score }) => via !== 'value' && score >= 0.9)?.node;
    if (main === undefined || node === undefined) continue;
    const [named, ...more] = interpretation.propertiesOf(node.labels).filter(({ score }) => score === 1);
    const value = claim.candidates.find(({ via, property }) => via === 'value' && property === named?.name);
    const claimed = named === undefined ? undefined : value?.node.properties[named.name];
    if (named === undefined || more.length > 0 || typeof claimed !== 'string') continue;
    interpretation.explainNamed([named]);
    interpretation.explainMention(claim);
    interpretation.explainMention(main);
    interpretation.explainNamed(appositions(interpretation, node.labels));
    return { kind: 'holdsValue', node, property: named.name, claimed };
  }
  return undefined;
}

/** Whether something has a value that the graph knows nothing of: "is Sydney the capital of Australia?". */
function otherValuePlan(interpretation: Interpretation): Plan | undefined {
  const { mentions, tokens, question } = interpretation.marked;
  const [main] = mentions;
  const node = main?.candidates.find(({ via, score }) => via === 'name' && score >= 0.9)?.node;
  if (main === undefined || node === undefined) return undefined;
  const [named, ...more] = interpretation.propertiesOf(node.labels, ({ kind }) => kind === 'text');
  if (named?.score !== 1 || more.length > 0) return undefined;
  interpretation.explainNamed([named]);
  interpretation.explainMention(main);
  interpretation.explainNamed(appositions(interpretation, node.labels));
  const claim = tokens.flatMap((_, index) => (interpretation.isExplained(index) ? [] : [index]));
  const [from = 0, to = 0] = [claim[0], claim.at(-1)];
  const isName = claim.every((index) => /^\p{Lu}/u.test(tokens[index]?.raw ?? ''));
  if (claim.length === 0 || to - from >= claim.length || !isName) return undefined;
  interpretation.explain(claim);
  const claimed = tokens
    .slice(from, to + 1)
    .map(({ raw }) => raw)
    .join(' ');
  return question.includes(claimed)
    ? { kind: 'holdsValue', node, property: named.name, claimed, isUnknown: true }
    : undefined;
}
