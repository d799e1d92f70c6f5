/** What the sample graph of countries holds, in either language. */
export const SAMPLE = { nodes: 593, relationships: 1530 } as const;
