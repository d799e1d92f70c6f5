import { type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { type Language, LANGUAGES } from '../../../domain/language/languages';
import { ownOf } from '../../../domain/properties/kinds';
import { defaultStyles } from '../../../domain/styles/defaults';
import { chosenCaptions } from '../../../domain/styles/names';
import {
  type NamedStyle,
  shownStyles,
  type StoredStyle,
  type NodeShape,
  type Style,
  type StyleKind,
  styleKey,
  type StyleName,
  type Worn,
} from '../../../domain/styles/style';
import {
  EMPTY_SUMMARY,
  type GraphSummary,
  isPartOf,
  summarised,
  type PropertySummary,
} from '../../../domain/styles/summary';
import { type GraphModel } from '../../graph/GraphModel';
import * as look from './lookOf';
import {
  type DrawnNode,
  type DrawnRelationship,
  type LineLook,
  type Named,
  type NodeLook,
  type SayValue,
} from './looks';
import { type CanvasMode, type LabelColours, ValueColours } from './palette';

/** The graph that is drawn. */
type Drawn = Pick<GraphModel, 'node' | 'nodes' | 'relationships'>;

/** What `lookOf` says, of the looks that a book holds now. */
type Said<A extends readonly unknown[], R> = (looks: look.Looks, ...asked: A) => R;

/**
 * Holds how everything on one canvas looks, and tells whoever draws when something may look otherwise: what the person chose, and what follows
 * from the graph where they chose nothing. How an element looks then is worked out by `lookOf.ts` alone.
 */
export class StyleBook {
  #looks: look.Looks;
  #stored: readonly StoredStyle[] = [];
  #worn: Worn | null = null;
  #names = '';
  #drawn: Drawn | undefined;
  /** What is drawn may be a part of more. */
  #whole: GraphSummary | undefined;
  #revision = 0;
  readonly #followers = new Set<() => void>();
  readonly #waiting: (() => void)[] = [];

  /** @param isSettled whether what was chosen is known already, or is still to come */
  constructor(
    colours: LabelColours,
    private isSettled = true,
  ) {
    this.#looks = {
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
    };
  }

  /** Calls back once what was chosen has come, so that nothing is drawn in looks that it does not keep. */
  whenSettled(then: () => void): void {
    if (this.isSettled) then();
    else this.#waiting.push(then);
  }

  /** What was chosen has come, or is not waited for any longer. */
  settle(): void {
    this.isSettled = true;
    for (const then of this.#waiting.splice(0)) then();
  }

  /** Grows whenever something may look otherwise. */
  get revision(): number {
    return this.#revision;
  }

  /** What was drawn when it was last looked through. */
  get drawn(): Drawn | undefined {
    return this.#drawn;
  }

  /** What the graph is made of, as it was when it was last looked through. */
  get summary(): GraphSummary {
    return this.#looks.summary;
  }

  /** Calls back whenever something may look otherwise. Returns how to stop. */
  subscribe = (follower: () => void): (() => void) => {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  };

  /** Takes over what the person chose. */
  setChosen(styles: readonly StoredStyle[]): void {
    this.#stored = styles;
    this.#choose();
  }

  /** Shows the looks of a view in place of the project's; a look that is chosen afterwards shows all the same. Null ends it. */
  wear(styles: readonly NamedStyle[] | null): void {
    if (styles === null && this.#worn === null) return;
    const since = new Map(this.#stored.map((one) => [styleKey(one), one.version]));
    this.#worn = styles === null ? null : { styles, since };
    this.#choose();
  }

  /** What is chosen as it shows: by the view that is worn, else in the project. */
  get chosen(): readonly NamedStyle[] {
    return shownStyles(this.#stored, this.#worn);
  }

  #choose(): void {
    const chosen = new Map(this.chosen.map((one) => [styleKey(one), one.style]));
    const captions = chosenCaptions(this.chosen);
    this.#become({ chosen, captions, usual: defaultStyles(this.summary, captions) });
  }

  /** Says values so from now on. */
  setSaying(say: SayValue, language: Language): void {
    this.#become({ say, language });
  }

  /** Looks through all of a graph: values get colours, numbers their ends, labels and types their usual looks. */
  read(model: Drawn): void {
    this.#drawn = model;
    const drawn = summarised(model.nodes(), model.relationships());
    const whole = this.#whole;
    this.know(whole !== undefined && isPartOf(drawn, whole) ? whole : drawn);
  }

  /** What is drawn is a part of this, and looks as in it. */
  knowWhole(whole: GraphSummary): void {
    this.#whole = whole;
    this.know(whole);
  }

  /** Takes over what a graph is made of, of which only a part may be drawn. */
  know(summary: GraphSummary): void {
    const usual = defaultStyles(summary, this.#looks.captions);
    this.#names = JSON.stringify([[...usual.labels], [...usual.types]]);
    this.#looks.colours.learn([...summary.labels.keys()]);
    this.#become({ summary, usual, values: new ValueColours(summary, this.#looks.colours) });
  }

  /** New elements; looks through all anew when there are labels or types among them that were not there. @returns whether it did */
  learn(nodes: readonly GraphNode[], relationships: readonly GraphRelationship[], model: GraphModel): boolean {
    const { labels, types } = this.summary;
    const isKnown =
      nodes.every((node) => node.labels.every((label) => labels.has(label))) &&
      relationships.every(({ type }) => types.has(type));
    if (isKnown) return false;
    const before = this.#names;
    this.read(model);
    return before !== this.#names;
  }

  /** What the person chose of a look, and nothing of what follows where they chose nothing. */
  chosenOf(name: StyleName): Style {
    return this.#looks.chosen.get(styleKey(name)) ?? {};
  }

  /** Whether the person chose something of a look. */
  isChosen(name: StyleName): boolean {
    return this.#looks.chosen.has(styleKey(name));
  }

  readonly styleOf: (name: StyleName) => Style = this.#said(look.styleOf);
  readonly labelOf: (node: Pick<GraphNode, 'labels'>) => string = this.#said(look.labelOf);
  readonly caption: (node: Named) => string = this.#said(look.captionOf);
  readonly nameOf: (node: Named | undefined) => string = this.#said(look.nameOf);
  readonly nameInWords: (name: StyleName) => string = this.#said(look.nameInWords);
  readonly imageOf: (node: Pick<DrawnNode, 'labels' | 'properties'>) => string | undefined = this.#said(look.imageOf);
  readonly node: (node: DrawnNode, mode: CanvasMode) => NodeLook = this.#said(look.nodeLook);
  readonly relationship: (line: DrawnRelationship, mode: CanvasMode) => LineLook = this.#said(look.lineLook);
  readonly labelColour: (label: string, mode: CanvasMode) => string = this.#said(look.labelColour);
  readonly labelShape: (label: string) => NodeShape = this.#said(look.labelShape);
  readonly valueColour: (name: StyleName, style: Style, value: string, mode: CanvasMode) => string = this.#said(
    look.valueColour,
  );
  readonly sampleColours: (name: StyleName, mode: CanvasMode) => string[] = this.#said(look.sampleColours);
  readonly colouring: (name: StyleName) => (readonly [value: string, total: number])[] = this.#said(look.colouring);
  readonly propertySummary: (
    kind: StyleKind,
    name: string,
    property: string | undefined,
  ) => PropertySummary | undefined = this.#said(look.propertySummary);

  #said<A extends readonly unknown[], R>(say: Said<A, R>): (...asked: A) => R {
    return (...asked) => say(this.#looks, ...asked);
  }

  #become(looks: Partial<look.Looks>): void {
    this.#looks = { ...this.#looks, ...looks };
    this.#revision += 1;
    for (const follower of this.#followers) follower();
  }
}
