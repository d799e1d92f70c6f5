import { type GraphModel } from '../../graph/GraphModel';
import { NO_LABEL } from '../../../domain/map/MapSlice';
import { type GraphArrays } from '../map/GraphArrays';
import { type CanvasMode } from '../style/palette';
import { type StyleBook } from '../style/StyleBook';
import { type CanvasTheme } from '../style/theme';
import { LINE_LOOK, NODE_LOOK, type Numbers, numbersOf } from './columns';
import { colourOf, pixelOf } from './pixels';
import { type FarTheme } from './scene';

/** What a far layer's looks are made from. */
export interface LookSource {
  readonly model: Pick<GraphModel, 'node' | 'relationship'>;
  readonly book: StyleBook;
  readonly mode: CanvasMode;
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
): { readonly look: Numbers<typeof NODE_LOOK>; readonly caption: string } {
  const id = ids[at]!;
  const node = model.node(id);
  const name = label[at] === NO_LABEL ? undefined : labels[label[at]!];
  const known = node ?? { id, labels: name === undefined ? [] : [name], degree: degree[at]!, ...NO_PROPERTIES };
  const look = book.node(known, mode);
  return { look: numbersOf(NODE_LOOK, look), caption: node === undefined ? captions[at]! : look.caption };
}

/** How the line of a relationship looks. */
export function lineLook({ relationshipIds, type, types }: GraphArrays, at: number, { model, book, mode }: LookSource) {
  const id = relationshipIds[at]!;
  const unknown = { id, type: types[type[at]!] ?? '', startNodeId: '', endNodeId: '', ...NO_PROPERTIES };
  return numbersOf(LINE_LOOK, book.relationship(model.relationship(id) ?? unknown, mode));
}
