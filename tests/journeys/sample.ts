/** What the sample graph of countries holds, in either language. */
export const SAMPLE = { nodes: 593, relationships: 1530 } as const;
/** What the few countries of `hasFewCountries` come to, in either language. */
export const FEW = { nodes: 14, relationships: 30 } as const;
