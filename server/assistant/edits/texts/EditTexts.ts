import i18next, { type TFunction } from 'i18next';

import { type GraphNode } from '../../../contract/elements.js';
import { saidName } from '../../../../domain/styles/typeWords.js';
import { type PropertyKind, type PropertyValue } from '../../../../domain/properties/values.js';
import { type Said } from '../../reading/GraphReading.js';
import { type Language } from '../../language/lexicon/files.js';
import { WORDINGS } from '../../texts/Wording.js';
import en from './en.json' with { type: 'json' };
import ro from './ro.json' with { type: 'json' };

const texts = i18next.createInstance();
await texts.init({
  resources: { en: { translation: en }, ro: { translation: ro } },
  supportedLngs: ['en', 'ro'],
  // Neither summaries nor answers are HTML; in answers what comes from the graph is escaped as Markdown.
  interpolation: { escapeValue: false },
});

/** Longest text of the graph that a summary repeats whole. */
const LONGEST = 120;

/** A relationship by its type and the names of its ends. */
export interface Tie {
  readonly type: string;
  readonly from: string;
  readonly to: string;
}

/** Says edits in one language. Summaries are plain text, not Markdown; what an answer repeats of them is escaped. */
export class EditTexts {
  readonly t: TFunction;

  constructor(
    readonly language: Language,
    readonly wording = WORDINGS[language],
  ) {
    this.t = texts.getFixedT(language);
  }

  /** The same, for a project whose nodes, labels and types are called so. */
  naming = (called: Said): EditTexts => new EditTexts(this.language, this.wording.naming(called));

  /** Text of the graph or of the request in one line of bounded length. */
  line(text: string): string {
    const line = text.replace(/\s+/gu, ' ').trim();
    return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
  }

  /** Labels as they are called of one node. */
  labels = (names: readonly string[]): string =>
    this.line(names.map((name) => this.wording.said(name)?.one ?? name).join(', '));

  property = (name: string): string => this.line(saidName(name));

  /** A relationship as the sentence that it comes to: “Ana lives in Cluj”. */
  tie({ type, from, to }: Tie): string {
    const [start, said, end] = [from, this.wording.typeIn(type, to), to].map((one) => this.line(one));
    return this.t('quoted', { text: this.wording.t('step', { start, type: said, end }) });
  }

  /** A value, as that of a property of this name if one is given. */
  value(value: PropertyValue, kind?: PropertyKind, property?: string): string {
    if (typeof value === 'string')
      return kind === 'date' ? this.wording.day(value) : this.t('quoted', { text: this.line(value) });
    if (typeof value === 'object') return value.map((one) => this.line(String(one))).join(', ');
    return this.wording.value(value, kind, property);
  }

  /** Nodes with what they are, for an answer. */
  candidates = (nodes: readonly GraphNode[]): string[] =>
    nodes.map((node) =>
      this.t('candidate', { node: this.wording.name(node), labels: this.wording.labels(node.labels) }),
    );
}

/** The sayings of each language. */
export const EDIT_TEXTS: Readonly<Record<Language, EditTexts>> = { en: new EditTexts('en'), ro: new EditTexts('ro') };
