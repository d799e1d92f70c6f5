import { SaxesParser, type SaxesTagPlain } from 'saxes';

import { FileFault } from '../issues.js';

/** What is heard of the tags of a part. */
export interface TagHandlers {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string, text: string): void;
  /** Hears text as it comes, wherever it stands. */
  text?(text: string): void;
}

/** Longest text of one tag, in characters. */
const MOST_TEXT = 1024 ** 2;

/** Deepest nesting of tags. */
const MOST_DEEP = 256;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** A reader of XML that tells tags by their local names, and the text right within each. */
export class XmlPart {
  readonly #parser = new SaxesParser();
  #text = '';
  #depth = 0;
  #ended = false;

  constructor(
    readonly file: string,
    handlers: TagHandlers,
  ) {
    this.#parser.on('opentag', (tag) => {
      const { name, attributes } = tag as SaxesTagPlain;
      this.#text = '';
      this.#depth += 1;
      if (this.#depth > MOST_DEEP)
        throw FileFault.at({ file, row: this.line }, 'TOO_DEEP', `The tags go deeper than ${MOST_DEEP} levels`);
      handlers.open(localName(name), attributes);
    });
    this.#parser.on('text', (text) => {
      handlers.text?.(text);
      if (this.#text.length < MOST_TEXT) this.#text += text;
    });
    this.#parser.on('cdata', (text) => {
      handlers.text?.(text);
      if (this.#text.length < MOST_TEXT) this.#text += text;
    });
    this.#parser.on('closetag', (tag) => {
      this.#depth -= 1;
      handlers.close?.(localName((tag as SaxesTagPlain).name), this.#text);
      this.#text = '';
    });
    this.#parser.on('error', (error) => {
      throw FileFault.at(
        { file, row: this.line },
        this.#depth > 0 && this.#ended ? 'TRUNCATED' : 'BAD_XML',
        error.message,
      );
    });
  }

  /** The line that is being read. */
  get line(): number {
    return this.#parser.line;
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  end(): void {
    this.#ended = true;
    this.#parser.close();
  }
}
