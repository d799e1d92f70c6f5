import { withoutDirections } from '../../../domain/caption/directions';
import { type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { type Language, LANGUAGES } from '../../../domain/language/languages';
import { wornPicture } from '../../../domain/elements/nodePicture';
import { ownOf } from '../../../domain/properties/kinds';
import { type Properties } from '../../../domain/properties/values';
import { type DefaultStyles, defaultStyles, over } from '../../../domain/styles/defaults';
import { gradientColour, HUES } from '../../../domain/styles/hues';
import { categoriesOf, ruled } from '../../../domain/styles/rules';
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
import { byFrequency } from '../../../domain/styles/byFrequency';
import {
  EMPTY_SUMMARY,
  type GraphSummary,
  isPartOf,
  shareOf,
  summarised,
  type PropertySummary,
} from '../../../domain/styles/summary';
import { captionFrom, chosenCaptions, type ChosenCaptions, namingLabel } from '../../../domain/styles/names';
import { filled } from '../../../domain/styles/template';
import { typeInWords } from '../../../domain/styles/typeInWords';
import { type GraphModel } from '../../graph/GraphModel';
import {
  drawnColour,
  type DrawnNode,
  type DrawnRelationship,
  factor,
  FIXED_WIDTH,
  LEAST_LINE,
  LEAST_WIDTH,
  LINE_WIDTHS,
  type LineLook,
  MOST_LINE,
  MOST_WIDTH,
  type Named,
  type NodeLook,
  nodeSize,
  type SayValue,
} from './looks';
import { type CanvasMode, LabelColours } from './palette';

/** The graph that is drawn. */
type Drawn = Pick<GraphModel, 'node' | 'nodes' | 'relationships'>;

/** How everything on one canvas looks: what the person chose, and what follows from the graph where they chose nothing. */
export class StyleBook {
  #chosen: ReadonlyMap<string, Style> = new Map();
  #stored: readonly StoredStyle[] = [];
  #worn: Worn | null = null;
  #captions: ChosenCaptions = new Map();
  #summary: GraphSummary = EMPTY_SUMMARY;
  #usual: DefaultStyles = { labels: new Map(), types: new Map() };
  #names = '';
  /** The colours of values, by label and property. */
  readonly #values = new Map<string, LabelColours>();
  #say: SayValue = ({ properties }, property) => {
    const value = ownOf(properties, property);
    return value === undefined ? undefined : String(value);
  };
  #language: Language = LANGUAGES[0];
  #drawn: Drawn | undefined;
  #revision = 0;
  readonly #followers = new Set<() => void>();
  readonly #waiting: (() => void)[] = [];

  /** @param isSettled whether what was chosen is known already, or is still to come */
  constructor(
    private readonly colours: LabelColours,
    private isSettled = true,
  ) {}

  /** What is drawn may be a part of more. */
  #whole: GraphSummary | undefined;

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
    return this.#summary;
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
    this.#chosen = new Map(this.chosen.map((one) => [styleKey(one), one.style]));
    this.#captions = chosenCaptions(this.chosen);
    this.#usual = defaultStyles(this.#summary, this.#captions);
    this.#tell();
  }

  /** Says values so from now on. */
  setSaying(say: SayValue, language: Language): void {
    [this.#say, this.#language] = [say, language];
    this.#tell();
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
    this.#summary = summary;
    this.#usual = defaultStyles(this.#summary, this.#captions);
    this.#names = this.#namesNow();
    this.#values.clear();
    this.colours.learn([...this.#summary.labels.keys()]);
    this.#tell();
  }

  /** New elements; looks through all anew when there are labels or types among them that were not there. @returns whether it did */
  learn(nodes: readonly GraphNode[], relationships: readonly GraphRelationship[], model: GraphModel): boolean {
    const { labels, types } = this.#summary;
    const isKnown =
      nodes.every((node) => node.labels.every((label) => labels.has(label))) &&
      relationships.every(({ type }) => types.has(type));
    if (isKnown) return false;
    const before = this.#names;
    this.read(model);
    return before !== this.#names;
  }

  /** The whole style of a label or type. */
  styleOf(name: StyleName): Style {
    const usual = (name.kind === 'label' ? this.#usual.labels : this.#usual.types).get(name.name) ?? {};
    return over(usual, this.#chosen.get(styleKey(name)));
  }

  /** The label whose style a node wears: the first that has one of its own, else the first. */
  labelOf({ labels }: Pick<GraphNode, 'labels'>): string {
    return labels.find((name) => this.#chosen.has(styleKey({ kind: 'label', name }))) ?? labels[0] ?? '';
  }

  /** What is written at a node. */
  caption(node: Named): string {
    const name = namingLabel(node, this.#captions) ?? this.labelOf(node);
    return captionFrom(this.styleOf({ kind: 'label', name }).caption, node, this.#say);
  }

  /** What a node is called in lists and sentences, also when nothing is written at it; nothing for one that is not there. */
  nameOf(node: Named | undefined): string {
    return node === undefined ? '' : this.caption(node) || captionFrom(undefined, node, this.#say);
  }

  /** A label or type as people say it: a type in words. */
  nameInWords(name: StyleName): string {
    return name.kind === 'label' ? name.name : typeInWords(name.name, this.styleOf(name), this.#language);
  }

  /** The picture that a node wears, by its id. */
  imageOf({ labels, properties }: Pick<DrawnNode, 'labels' | 'properties'>): string | undefined {
    const { pictureBy } = this.styleOf({ kind: 'label', name: this.labelOf({ labels }) });
    const picture = pictureBy === undefined ? undefined : ownOf(properties, pictureBy);
    return picture === undefined ? wornPicture(properties) : wornPicture({ picture });
  }

  /** How a node is drawn. */
  node(node: DrawnNode, mode: CanvasMode): NodeLook {
    const label = this.labelOf(node);
    const style = this.styleOf({ kind: 'label', name: label });
    const rule = ruled(style.rules ?? [], node.properties);
    return {
      caption: this.caption(node),
      colour: this.#nodeColour(label, style, rule.colour, node.properties, mode),
      // A rule says how large, not how much larger.
      width: rule.size === undefined ? this.#nodeWidth(label, style, node) : FIXED_WIDTH * factor(rule.size),
      shape: rule.shape ?? style.shape ?? this.colours.shape(label),
      icon: rule.icon ?? style.icon,
      imageId: this.imageOf(node),
    };
  }

  /** How a relationship is drawn. */
  relationship(relationship: DrawnRelationship, mode: CanvasMode): LineLook {
    const { type, properties } = relationship;
    const style = this.styleOf({ kind: 'type', name: type });
    const rule = ruled(style.rules ?? [], properties);
    const size = rule.size ?? style.size;
    const isByNumber = rule.size === undefined && style.sizeFrom === 'number';
    const share = isByNumber ? this.#share('type', type, style.sizeBy, properties) : undefined;
    const colour = rule.colour ?? undefined;
    const byValue = colour === undefined ? this.#byValue('type', type, style, properties, mode) : undefined;
    const plain = colour ?? style.colour;
    return {
      caption: withoutDirections(
        style.caption === undefined
          ? this.nameInWords({ kind: 'type', name: type })
          : (filled(style.caption, (property) => this.#say(relationship, property)) ?? ''),
      ),
      colour: byValue ?? (plain === undefined ? undefined : drawnColour(plain, mode)),
      width:
        share !== undefined
          ? LEAST_LINE + share * (MOST_LINE - LEAST_LINE)
          : size === undefined
            ? undefined
            : LINE_WIDTHS[size - 1],
      line: rule.line ?? style.line,
      arrow: style.arrow,
    };
  }

  /** The colour that stands for a label in lists: the chosen one, or its own. */
  labelColour(label: string, mode: CanvasMode): string {
    const { colour } = this.styleOf({ kind: 'label', name: label });
    return colour === undefined ? this.colours.colour(label) : drawnColour(colour, mode);
  }

  /** The shape that stands for a label in lists. */
  labelShape(label: string): NodeShape {
    return this.styleOf({ kind: 'label', name: label }).shape ?? this.colours.shape(label);
  }

  /** The colour of a value of the property that colours a label or type. */
  valueColour({ kind, name }: StyleName, style: Style, value: string, mode: CanvasMode): string {
    const { colourBy = '' } = style;
    // A rule stands over the category, in the legend as on the canvas.
    const rules = (style.rules ?? []).filter(({ property }) => property === colourBy);
    const ruledColour = ruled(rules, { [colourBy]: value }).colour;
    const chosen = ruledColour ?? style.colours?.find((one) => one.value === value)?.colour;
    if (chosen !== undefined) return drawnColour(chosen, mode);
    return this.#valuesOf(kind, name, colourBy).colour(value);
  }

  /** Some of the colours that a property brings about, for a small picture of them. */
  sampleColours(name: StyleName, mode: CanvasMode): string[] {
    const style = this.styleOf(name);
    if (style.colourScale === 'gradient') return [0, 0.33, 0.66, 1].map((share) => gradientColour(share, mode));
    const values = [...(this.propertySummary(name.kind, name.name, style.colourBy)?.values.keys() ?? [])];
    const colours = values.slice(0, 4).map((value) => this.valueColour(name, style, value, mode));
    return colours.length === 0 ? [HUES.grey[mode]] : colours;
  }

  /** What the person chose of a look, and nothing of what follows where they chose nothing. */
  chosenOf(name: StyleName): Style {
    return this.#chosen.get(styleKey(name)) ?? {};
  }

  /** Whether the person chose something of a look. */
  isChosen(name: StyleName): boolean {
    return this.#chosen.has(styleKey(name));
  }

  /** The values that colour a label or type with how often each is there, the most frequent first. */
  colouring(name: StyleName): (readonly [value: string, total: number])[] {
    return byFrequency(this.propertySummary(name.kind, name.name, this.styleOf(name).colourBy));
  }

  /** What a property holds among the elements of a label or type. */
  propertySummary(kind: StyleKind, name: string, property: string | undefined): PropertySummary | undefined {
    const names = kind === 'label' ? this.#summary.labels : this.#summary.types;
    return property === undefined ? undefined : names.get(name)?.properties.get(property);
  }

  #share(kind: StyleKind, name: string, property: string | undefined, properties: Properties): number | undefined {
    return property === undefined
      ? undefined
      : shareOf(ownOf(properties, property), this.propertySummary(kind, name, property));
  }

  #byValue(kind: StyleKind, name: string, style: Style, properties: Properties, mode: CanvasMode): string | undefined {
    if (style.colourBy === undefined) return undefined;
    if (style.colourScale === 'gradient') {
      const share = this.#share(kind, name, style.colourBy, properties);
      return share === undefined ? undefined : gradientColour(share, mode);
    }
    const [value] = categoriesOf(ownOf(properties, style.colourBy));
    return value === undefined ? undefined : this.valueColour({ kind, name }, style, value, mode);
  }

  #nodeColour(
    label: string,
    style: Style,
    ruledColour: string | undefined,
    properties: Properties,
    mode: CanvasMode,
  ): string {
    if (ruledColour !== undefined) return drawnColour(ruledColour, mode);
    const byValue = this.#byValue('label', label, style, properties, mode);
    // What has no value is grey: the label's own colour would be taken for one of the values.
    return byValue ?? (style.colourBy === undefined ? this.labelColour(label, mode) : HUES.grey[mode]);
  }

  #nodeWidth(label: string, style: Style, node: DrawnNode): number {
    const by = factor(style.size);
    if (style.sizeFrom === 'fixed' || (style.sizeFrom === undefined && style.size !== undefined))
      return FIXED_WIDTH * by;
    if (style.sizeFrom !== 'number') return nodeSize(node.degree) * by;
    const share = this.#share('label', label, style.sizeBy, node.properties);
    // By the area, as people compare circles.
    return (LEAST_WIDTH + Math.sqrt(share ?? 0) * (MOST_WIDTH - LEAST_WIDTH)) * by;
  }

  #valuesOf(kind: StyleKind, name: string, property: string): LabelColours {
    const key = JSON.stringify([kind, name, property]);
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    // A colour that stands for a label would be read as one.
    const others = [...this.#summary.labels.keys()].filter((label) => kind === 'type' || label !== name);
    const made = new LabelColours(this.colours.placesOf(others));
    made.learn([...(this.propertySummary(kind, name, property)?.values.keys() ?? [])]);
    this.#values.set(key, made);
    return made;
  }

  #namesNow(): string {
    return JSON.stringify([[...this.#usual.labels], [...this.#usual.types]]);
  }

  #tell(): void {
    this.#revision += 1;
    for (const follower of this.#followers) follower();
  }
}
