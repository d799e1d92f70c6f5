import { type CypherFault } from '../Fault.js';
import { parseCypher } from '../parseCypher.js';
import { looseTokens } from '../tokens.js';

/** Why Cypher would be refused, and which part of the text is the reason. */
export interface Mistake {
  readonly fault: CypherFault;
  readonly from: number;
  readonly to: number;
}

/**
 * What is wrong with Cypher that is being typed. Undefined where more may follow: the text is unfinished, or the caret stands at the end of the
 * word that is at fault.
 */
export function mistakeIn(text: string, caret: number): Mistake | undefined {
  const parsed = parseCypher(text);
  if (parsed.ok || parsed.error.refusal === 'unfinished') return undefined;
  const { error: fault } = parsed;
  const token = looseTokens(text).find(({ line, column }) => line === fault.line && column === fault.column);
  if (token === undefined || token.to === token.from || token.to === caret) return undefined;
  return { fault, from: token.from, to: token.to };
}
