import { withoutDirections } from '../../../domain/caption/directions';
import { type GraphNode } from '../../../domain/elements/elements';
import { wornPicture } from '../../../domain/elements/nodePicture';
import { type Language } from '../../../domain/language/languages';
import { ownOf } from '../../../domain/properties/kinds';
import { type Properties } from '../../../domain/properties/values';
import { byFrequency } from '../../../domain/styles/byFrequency';
import { type DefaultStyles, over } from '../../../domain/styles/defaults';
import { gradientColour, HUES } from '../../../domain/styles/hues';
import { captionFrom, type ChosenCaptions, namingLabel } from '../../../domain/styles/names';
import { categoriesOf, ruled } from '../../../domain/styles/rules';
import { type NodeShape, type Style, type StyleKind, styleKey, type StyleName } from '../../../domain/styles/style';
import { type GraphSummary, type PropertySummary, shareOf } from '../../../domain/styles/summary';
import { filled } from '../../../domain/styles/template';
import { typeInWords } from '../../../domain/styles/typeInWords';
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
  MOST_WIDTH,
  type Named,
  type NodeLook,
  nodeSize,
  type SayValue,
} from './looks';
import { type CanvasMode, type LabelColours, type ValueColours } from './palette';
import { MOST_LINE } from './scale';

/** All that decides how elements look and what they are called. */
export interface Looks {
  /** What was chosen, by `styleKey`. */
  readonly chosen: ReadonlyMap<string, Style>;
  readonly captions: ChosenCaptions;
  /** What the graph is made of, and how its labels and types look where nothing was chosen. */
  readonly summary: GraphSummary;
  readonly usual: DefaultStyles;
  readonly colours: LabelColours;
  readonly values: ValueColours;
  readonly say: SayValue;
  readonly language: Language;
}

/** The whole style of a label or type. */
export function styleOf({ usual, chosen }: Looks, name: StyleName): Style {
  const given = (name.kind === 'label' ? usual.labels : usual.types).get(name.name) ?? {};
  return over(given, chosen.get(styleKey(name)));
}

/** The label whose style a node wears: the first that has one of its own, else the first. */
export const labelOf = ({ chosen }: Looks, { labels }: Pick<GraphNode, 'labels'>): string =>
  labels.find((name) => chosen.has(styleKey({ kind: 'label', name }))) ?? labels[0] ?? '';

/** What is written at a node. */
export function captionOf(looks: Looks, node: Named): string {
  const name = namingLabel(node, looks.captions) ?? labelOf(looks, node);
  return captionFrom(styleOf(looks, { kind: 'label', name }).caption, node, looks.say);
}

/** What a node is called in lists and sentences, also when nothing is written at it; nothing for one that is not there. */
export const nameOf = (looks: Looks, node: Named | undefined): string =>
  node === undefined ? '' : captionOf(looks, node) || captionFrom(undefined, node, looks.say);

/** A label or type as people say it: a type in words. */
export const nameInWords = (looks: Looks, name: StyleName): string =>
  name.kind === 'label' ? name.name : typeInWords(name.name, styleOf(looks, name), looks.language);

/** The picture that a node wears, by its id. */
export function imageOf(
  looks: Looks,
  { labels, properties }: Pick<DrawnNode, 'labels' | 'properties'>,
): string | undefined {
  const { pictureBy } = styleOf(looks, { kind: 'label', name: labelOf(looks, { labels }) });
  const picture = pictureBy === undefined ? undefined : ownOf(properties, pictureBy);
  return picture === undefined ? wornPicture(properties) : wornPicture({ picture });
}

/** How a node is drawn. */
export function nodeLook(looks: Looks, node: DrawnNode, mode: CanvasMode): NodeLook {
  const label = labelOf(looks, node);
  const style = styleOf(looks, { kind: 'label', name: label });
  const rule = ruled(style.rules ?? [], node.properties);
  return {
    caption: captionOf(looks, node),
    colour:
      rule.colour === undefined
        ? nodeColour(looks, label, style, node.properties, mode)
        : drawnColour(rule.colour, mode),
    // A rule says how large, not how much larger.
    width: rule.size === undefined ? nodeWidth(looks, label, style, node) : FIXED_WIDTH * factor(rule.size),
    shape: rule.shape ?? style.shape ?? looks.colours.shape(label),
    icon: rule.icon ?? style.icon,
    imageId: imageOf(looks, node),
  };
}

/** How a relationship is drawn. */
export function lineLook(looks: Looks, relationship: DrawnRelationship, mode: CanvasMode): LineLook {
  const { type, properties } = relationship;
  const name: StyleName = { kind: 'type', name: type };
  const style = styleOf(looks, name);
  const rule = ruled(style.rules ?? [], properties);
  const size = rule.size ?? style.size;
  const isByNumber = rule.size === undefined && style.sizeFrom === 'number';
  const share = isByNumber ? shareIn(looks, name, style.sizeBy, properties) : undefined;
  const byValue = rule.colour === undefined ? valueLook(looks, name, style, properties, mode) : undefined;
  const plain = rule.colour ?? style.colour;
  return {
    caption: withoutDirections(
      style.caption === undefined
        ? nameInWords(looks, name)
        : (filled(style.caption, (property) => looks.say(relationship, property)) ?? ''),
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
export function labelColour(looks: Looks, label: string, mode: CanvasMode): string {
  const { colour } = styleOf(looks, { kind: 'label', name: label });
  return colour === undefined ? looks.colours.colour(label) : drawnColour(colour, mode);
}

/** The shape that stands for a label in lists. */
const labelShape = (looks: Looks, label: string): NodeShape =>
  styleOf(looks, { kind: 'label', name: label }).shape ?? looks.colours.shape(label);

/** The colour of a value of the property that colours a label or type. */
export function valueColour(looks: Looks, name: StyleName, style: Style, value: string, mode: CanvasMode): string {
  const { colourBy = '' } = style;
  // A rule stands over the category, in the legend as on the canvas.
  const rules = (style.rules ?? []).filter(({ property }) => property === colourBy);
  const ruledColour = ruled(rules, { [colourBy]: value }).colour;
  const chosen = ruledColour ?? style.colours?.find((one) => one.value === value)?.colour;
  return chosen === undefined ? looks.values.of(name, colourBy).colour(value) : drawnColour(chosen, mode);
}

/** Some of the colours that a property brings about, for a small picture of them. */
function sampleColours(looks: Looks, name: StyleName, mode: CanvasMode): string[] {
  const style = styleOf(looks, name);
  if (style.colourScale === 'gradient') return [0, 0.33, 0.66, 1].map((share) => gradientColour(share, mode));
  const values = [...(propertySummary(looks, name.kind, name.name, style.colourBy)?.values.keys() ?? [])];
  const colours = values.slice(0, 4).map((value) => valueColour(looks, name, style, value, mode));
  return colours.length === 0 ? [HUES.grey[mode]] : colours;
}

/** What stands for a label or type in lists; without colours for the usual line of a type. */
export function markOf(looks: Looks, name: StyleName, mode: CanvasMode) {
  const { colour, colourBy, line } = styleOf(looks, name);
  if (name.kind === 'type') return { colours: colour === undefined ? [] : [drawnColour(colour, mode)], line };
  const colours = colourBy === undefined ? [labelColour(looks, name.name, mode)] : sampleColours(looks, name, mode);
  return { colours, shape: labelShape(looks, name.name) };
}

/** The values that colour a label or type with how often each is there, the most frequent first. */
export const colouring = (looks: Looks, name: StyleName): (readonly [value: string, total: number])[] =>
  byFrequency(propertySummary(looks, name.kind, name.name, styleOf(looks, name).colourBy));

/** What a property holds among the elements of a label or type. */
export function propertySummary(
  { summary }: Pick<Looks, 'summary'>,
  kind: StyleKind,
  name: string,
  property: string | undefined,
): PropertySummary | undefined {
  const names = kind === 'label' ? summary.labels : summary.types;
  return property === undefined ? undefined : names.get(name)?.properties.get(property);
}

function shareIn(looks: Looks, { kind, name }: StyleName, property: string | undefined, properties: Properties) {
  return property === undefined
    ? undefined
    : shareOf(ownOf(properties, property), propertySummary(looks, kind, name, property));
}

function valueLook(looks: Looks, name: StyleName, style: Style, properties: Properties, mode: CanvasMode) {
  if (style.colourBy === undefined) return undefined;
  if (style.colourScale === 'gradient') {
    const share = shareIn(looks, name, style.colourBy, properties);
    return share === undefined ? undefined : gradientColour(share, mode);
  }
  const [value] = categoriesOf(ownOf(properties, style.colourBy));
  return value === undefined ? undefined : valueColour(looks, name, style, value, mode);
}

function nodeColour(looks: Looks, label: string, style: Style, properties: Properties, mode: CanvasMode): string {
  const byValue = valueLook(looks, { kind: 'label', name: label }, style, properties, mode);
  // What has no value is grey: the label's own colour would be taken for one of the values.
  return byValue ?? (style.colourBy === undefined ? labelColour(looks, label, mode) : HUES.grey[mode]);
}

function nodeWidth(looks: Looks, label: string, style: Style, node: DrawnNode): number {
  const by = factor(style.size);
  if (style.sizeFrom === 'fixed' || (style.sizeFrom === undefined && style.size !== undefined)) return FIXED_WIDTH * by;
  if (style.sizeFrom !== 'number') return nodeSize(node.degree) * by;
  const share = shareIn(looks, { kind: 'label', name: label }, style.sizeBy, node.properties);
  // By the area, as people compare circles.
  return (LEAST_WIDTH + Math.sqrt(share ?? 0) * (MOST_WIDTH - LEAST_WIDTH)) * by;
}
