/** Notes that may stand before the first clause, the clause, and the bracket with which its pattern begins. */
const BEGINNING =
  /^\s*(?:(?:\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)\s*)*(?:explain\s+|profile\s+)?(?:(?:optional\s+)?match|create|merge)\s*(?:[\p{L}_][\p{L}\p{N}_]*\s*=\s*)?(?:(?:all)?shortestpaths?\s*)?\(/iu;

/** A list that is gone through, or a subquery that is returned: no sentence begins so. */
const WITHOUT_PATTERN = /^\s*(?:unwind\s*(?:\[|range\s*\()|return\s*\(*\s*(?:count|collect|exists)\s*\{)/iu;

/** Whether a text is meant as Cypher: it begins as a clause does that has a pattern in brackets, or goes through a list. */
export const isCypher = (text: string): boolean => BEGINNING.test(text) || WITHOUT_PATTERN.test(text);
