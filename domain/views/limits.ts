/** How much a saved view keeps at most, of what a canvas may show more of. */
export const VIEW_LIMITS = {
  /** Nodes whose places it keeps: as many as one answer lists. */
  places: 1000,
  /** Labels and types whose looks it keeps. */
  styles: 500,
} as const;
