import { type ProseLanguage } from '../../../domain/processing/document.js';
import { type Reading } from '../../../domain/processing/proposal.js';
import { type Gazetteer } from './offline/names/gazetteer.js';

/** What a reader is given besides the text. */
export interface ReadingTask {
  readonly text: string;
  readonly language: ProseLanguage;
  /** Names that the project has: they come before what the words of the text suggest. */
  readonly known?: Gazetteer;
  /** Labels and types that the project has, for readers that choose among them. */
  readonly labels?: readonly string[];
  readonly types?: readonly string[];
  /** Told how much of the text is read, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** Reads prose: what it names and what it says between that. The offline engine is one, a model's another. */
export interface ProseReader {
  /** Which engine this is, as provenance says it. */
  readonly name: string;
  read(task: ReadingTask): Promise<Reading>;
}

/** Who reads a text that comes now, besides the rules: a model may have failed its test, or passed it, since the last one. */
export type ReaderNow = () => ProseReader | undefined;
