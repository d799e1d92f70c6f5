import { type Span } from './document.js';

/** What a thing that a text names can be, when the project has no label of its own for it. */
export const THING_KINDS = ['person', 'organisation', 'place', 'date', 'event', 'work', 'amount'] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** One place of the text that names a thing. */
export interface Mention extends Span {
  /** The words as they stand. */
  readonly text: string;
}

/** A thing that the text names, with every mention of it; it may become a node. */
export interface Thing {
  /** Stable within one reading of one text. */
  readonly id: string;
  readonly kind: ThingKind;
  /** The label that its node would have: the project's own where it has one. */
  readonly label: string;
  /** The fullest name that the text has for it, or what a date or an amount comes to. */
  readonly name: string;
  readonly mentions: readonly Mention[];
  /** From 0 to 1: how sure the reading is. */
  readonly confidence: number;
  /** A day, as ISO 8601 (`1504-07-02`, `1504-07`, `1504`), or a number with its unit, where the words come to one. */
  readonly value?: ThingValue;
  /** The node of the project that this certainly is. */
  readonly nodeId?: string;
  /** Nodes of the project that this may be, the likeliest first. */
  readonly similar?: readonly SimilarNode[];
}

/** By what two names are taken for one thing. */
export const SAMENESS = ['exact', 'spelling', 'legalForm', 'inflection', 'order', 'initials', 'acronym'] as const;
export type Sameness = (typeof SAMENESS)[number];

/** A node that a thing may be, and by what. */
export interface SimilarNode {
  readonly nodeId: string;
  readonly name: string;
  readonly label: string;
  readonly by: Sameness;
}

export type ThingValue =
  | { readonly kind: 'date'; readonly iso: string }
  | { readonly kind: 'amount'; readonly number: number; readonly unit: string };

/** What a text says between two things; it may become a relationship. */
export interface Fact {
  readonly id: string;
  readonly type: string;
  /** Ids of things. */
  readonly from: string;
  readonly to: string;
  /** The sentence that says it. */
  readonly evidence: Span;
  readonly confidence: number;
}

/** Who reads texts: the rules that are part of the product, or a model that is set up. */
export const PROSE_ENGINES = ['offline', 'model'] as const;

/** Who read a text. */
export interface ReadBy {
  readonly engine: (typeof PROSE_ENGINES)[number];
  /** The model that read it, or that was asked first and did not answer. */
  readonly model?: string;
  /** Into how many parts the text was divided for a model, and how many of them it said nothing usable of. */
  readonly parts?: number;
  readonly byRules?: number;
}

/** What was read from one text: proposals, none of which is in the graph. */
export interface Reading {
  /** Absent for texts that were read before it was noted. */
  readonly readBy?: ReadBy;
  readonly sentences: readonly Span[];
  readonly things: readonly Thing[];
  readonly facts: readonly Fact[];
}

/** Nothing was read yet. */
export const NO_READING: Reading = { sentences: [], things: [], facts: [] };
