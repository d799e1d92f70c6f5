import { type GraphModel } from '../../graph/GraphModel';
import { NO_LABEL } from '../../../domain/map/MapSlice';
import { type GraphArrays } from '../map/GraphArrays';
import { type CanvasMode } from '../style/palette';
import { type StyleBook } from '../style/StyleBook';
import { type CanvasTheme } from '../style/theme';
import { type FarLineLook, type FarNodeLook } from './FarGraph';
import { colourOf, pixelOf, type Pixel } from './pixels';
import { type FarTheme, SHAPE_NUMBERS, WIDTH_PARTS } from './scene';

/** What a far layer's looks are made from. */
export interface LookSource {
  readonly model: Pick<GraphModel, 'node' | 'relationship'>;
  readonly book: StyleBook;
  readonly mode: CanvasMode;
}

/** Each colour of a style sheet is read once. */
const known = new Map<string, Pixel>();
function pixelFor(colour: string): Pixel {
  const pixel = known.get(colour) ?? pixelOf(colour);
  known.set(colour, pixel);
  return pixel;
}

/** The colours of a canvas as pixels. */
export function farTheme({ background, edge, accent, text, fontFamily }: CanvasTheme): FarTheme {
  const under = pixelOf(background);
  return {
    background: under,
    edge: pixelOf(edge, under),
    accent: pixelOf(accent, under),
    text: colourOf(pixelOf(text, under)),
    halo: background,
    fontFamily,
  };
}

const NO_PROPERTIES = { properties: {}, propertyKinds: {} };

/** How a node looks: by all that is known of it, or by its label and its degree where the map is all that is known. */
export function nodeLook(
  { ids, label, labels, degree, captions }: GraphArrays,
  at: number,
  { model, book, mode }: LookSource,
): FarNodeLook & { readonly caption: string } {
  const id = ids[at]!;
  const node = model.node(id);
  const name = label[at] === NO_LABEL ? undefined : labels[label[at]!];
  const known = node ?? { id, labels: name === undefined ? [] : [name], degree: degree[at]!, ...NO_PROPERTIES };
  const { caption, colour, width, shape } = book.node(known, mode);
  return {
    radius: width / 2,
    colour: pixelFor(colour),
    shape: SHAPE_NUMBERS.indexOf(shape),
    caption: node === undefined ? captions[at]! : caption,
  };
}

/** How the line of a relationship looks. */
export function lineLook({ relationshipIds, type, types }: GraphArrays, at: number, source: LookSource): FarLineLook {
  const id = relationshipIds[at]!;
  const relationship = source.model.relationship(id);
  const known = relationship ?? { id, type: types[type[at]!] ?? '', startNodeId: '', endNodeId: '', ...NO_PROPERTIES };
  const { colour, width = 0, arrow } = source.book.relationship(known, source.mode);
  return {
    colour: colour === undefined ? 0 : pixelFor(colour),
    width: Math.round(width * WIDTH_PARTS),
    arrow: arrow === 'none' ? 0 : 1,
  };
}
