import { type GraphDelta } from '../../../domain/elements/elements';
import { type Language, LANGUAGES } from '../../../domain/language/languages';
import { ownOf } from '../../../domain/properties/kinds';
import { defaultStyles } from '../../../domain/styles/defaults';
import { chosenCaptions } from '../../../domain/styles/names';
import {
  type NamedStyle,
  shownStyles,
  type StoredStyle,
  type Style,
  styleKey,
  type StyleName,
  type Worn,
} from '../../../domain/styles/style';
import { EMPTY_SUMMARY, type GraphSummary, isPartOf, summarised } from '../../../domain/styles/summary';
import { type GraphModel } from '../../graph/GraphModel';
import * as look from './lookOf';
import { type SayValue } from './looks';
import { type LabelColours, ValueColours } from './palette';

/** The graph that is drawn. */
type Drawn = Pick<GraphModel, 'node' | 'nodes' | 'relationships'>;

/** What a book is made from beside its looks. */
interface Sources {
  readonly stored: readonly StoredStyle[];
  readonly worn: Worn | null;
  /** What was drawn when it was last looked through. */
  readonly drawn?: Drawn;
  /** What is drawn may be a part of more. */
  readonly whole?: GraphSummary;
}

const plainLooks = (colours: LabelColours): look.Looks => ({
  chosen: new Map(),
  captions: new Map(),
  summary: EMPTY_SUMMARY,
  usual: { labels: new Map(), types: new Map() },
  colours,
  values: new ValueColours(EMPTY_SUMMARY, colours),
  say: ({ properties }, property) => {
    const value = ownOf(properties, property);
    return value === undefined ? undefined : String(value);
  },
  language: LANGUAGES[0],
});

/**
 * How everything on one canvas looks: what the person chose, and what follows from the graph where they chose nothing. A value: a change gives
 * another book. How an element looks is worked out by `lookOf.ts` alone.
 */
export class StyleBook {
  constructor(
    private readonly colours: LabelColours,
    private readonly looks = plainLooks(colours),
    private readonly sources: Sources = { stored: [], worn: null },
  ) {}

  /** What was drawn when it was last looked through. */
  get drawn(): Drawn | undefined {
    return this.sources.drawn;
  }

  /** What the graph is made of, as it was when it was last looked through. */
  get summary(): GraphSummary {
    return this.looks.summary;
  }

  /** What is chosen as it shows: by the view that is worn, else in the project. */
  get chosen(): readonly NamedStyle[] {
    return shownStyles(this.sources.stored, this.sources.worn);
  }

  /** With what the person chose. */
  choosing(stored: readonly StoredStyle[]): StyleBook {
    return this.#from({ stored }).#chosen();
  }

  /** With the looks of a view in place of the project's; a look that is chosen afterwards shows all the same. Null ends it. */
  wearing(styles: readonly NamedStyle[] | null): StyleBook {
    const { stored, worn } = this.sources;
    if (styles === null && worn === null) return this;
    const since = new Map(stored.map((one) => [styleKey(one), one.version]));
    return this.#from({ worn: styles && { styles, since } }).#chosen();
  }

  #chosen(): StyleBook {
    const chosen = new Map(this.chosen.map((one) => [styleKey(one), one.style]));
    const captions = chosenCaptions(this.chosen);
    return this.#with({ chosen, captions, usual: defaultStyles(this.summary, captions) });
  }

  /** Saying values so. */
  saying(say: SayValue, language: Language): StyleBook {
    return this.#with({ say, language });
  }

  /** After a look through all of a graph: values get colours, numbers their ends, labels and types their usual looks. */
  reading(graph: Drawn): StyleBook {
    const { whole } = this.sources;
    const drawn = summarised(graph.nodes(), graph.relationships());
    return this.#from({ drawn: graph }).knowing(whole !== undefined && isPartOf(drawn, whole) ? whole : drawn);
  }

  /** What is drawn is a part of this, and looks as in it. */
  knowingWhole(whole: GraphSummary): StyleBook {
    return this.#from({ whole }).knowing(whole);
  }

  /** Knowing what a graph is made of, of which only a part may be drawn. */
  knowing(summary: GraphSummary): StyleBook {
    const { colours, captions } = this.looks;
    colours.learn([...summary.labels.keys()]);
    return this.#with({
      summary,
      usual: defaultStyles(summary, captions),
      values: new ValueColours(summary, colours),
    });
  }

  /** After elements came: another book only where there are labels or types among them that were not there. */
  learning({ nodes, relationships }: Pick<GraphDelta, 'nodes' | 'relationships'>, graph: Drawn): StyleBook {
    const { labels, types } = this.summary;
    const isKnown =
      nodes.every((node) => node.labels.every((label) => labels.has(label))) &&
      relationships.every(({ type }) => types.has(type));
    return isKnown ? this : this.reading(graph);
  }

  /** Whether what nobody chose looks the same in another book. */
  isAlike(other: StyleBook): boolean {
    return this === other || this.#usual === other.#usual;
  }

  get #usual(): string {
    const { labels, types } = this.looks.usual;
    return JSON.stringify([[...labels], [...types]]);
  }

  /** What the person chose of a look, and nothing of what follows where they chose nothing. */
  chosenOf(name: StyleName): Style {
    return this.looks.chosen.get(styleKey(name)) ?? {};
  }

  /** Whether the person chose something of a look. */
  isChosen(name: StyleName): boolean {
    return this.looks.chosen.has(styleKey(name));
  }

  readonly styleOf = this.#said(look.styleOf);
  readonly labelOf = this.#said(look.labelOf);
  readonly caption = this.#said(look.captionOf);
  readonly nameOf = this.#said(look.nameOf);
  readonly nameInWords = this.#said(look.nameInWords);
  readonly imageOf = this.#said(look.imageOf);
  readonly node = this.#said(look.nodeLook);
  readonly relationship = this.#said(look.lineLook);
  readonly labelColour = this.#said(look.labelColour);
  readonly valueColour = this.#said(look.valueColour);
  readonly markOf = this.#said(look.markOf);
  readonly colouring = this.#said(look.colouring);
  readonly propertySummary = this.#said(look.propertySummary);

  /** What `lookOf` says, of the looks that this book holds. */
  #said<A extends readonly unknown[], R>(say: (looks: look.Looks, ...asked: A) => R): (...asked: A) => R {
    return (...asked) => say(this.looks, ...asked);
  }

  #with(looks: Partial<look.Looks>): StyleBook {
    return new StyleBook(this.colours, { ...this.looks, ...looks }, this.sources);
  }

  #from(sources: Partial<Sources>): StyleBook {
    return new StyleBook(this.colours, this.looks, { ...this.sources, ...sources });
  }
}
