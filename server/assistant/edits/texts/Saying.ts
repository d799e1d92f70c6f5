import i18next, { type TFunction } from 'i18next';

import { type GraphNode } from '../../../contract/elements.js';
import { type PropertyKind, type PropertyValue } from '../../../../domain/properties/values.js';
import { type Language } from '../../language/Language.js';
import { Wording } from '../../texts/Wording.js';
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

/** Says edits in one language. Summaries are plain text, not Markdown; what an answer repeats of them is escaped. */
export class Saying {
  readonly t: TFunction;
  readonly wording: Wording;

  constructor(readonly language: Language) {
    this.t = texts.getFixedT(language);
    this.wording = new Wording(language);
  }

  /** Text of the graph or of the request in one line of bounded length. */
  line(text: string): string {
    const line = text.replace(/\s+/gu, ' ').trim();
    return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
  }

  /** A value, as that of a property of this name if one is given. */
  value(value: PropertyValue, kind?: PropertyKind, property?: string): string {
    if (typeof value === 'string')
      return kind === 'date' ? this.wording.day(value) : this.t('quoted', { text: this.line(value) });
    if (typeof value === 'object') return value.map((one) => this.line(String(one))).join(', ');
    return this.wording.value(value, kind, property);
  }

  /** Nodes between which one must choose, for an answer. */
  candidates(nodes: readonly GraphNode[]): string {
    const { wording } = this;
    return wording.list(
      nodes.map((node) =>
        this.t('candidate', { node: wording.name(node), labels: wording.plain(node.labels.join(', ')) }),
      ),
    );
  }
}

/** The sayings of each language. */
export const SAYINGS: Readonly<Record<Language, Saying>> = { en: new Saying('en'), ro: new Saying('ro') };
