/** What a person has said that words mean in a graph, kept for the project: `actor` is the label `Person`. */
export interface Alias {
  /** Folded, as in a question. */
  readonly words: string;
  readonly kind: 'label' | 'type' | 'property';
  readonly name: string;
}
