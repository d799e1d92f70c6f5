import { ownOf } from '../../../../domain/properties/kinds.js';
import { isTextType, type TypedValue, typedList, typedText } from '../typedText.js';
import { ownDeclarationIn, type OwnDeclaration, ownJson, valueIn } from '../xml/ownDeclarations.js';

/** What the data of a key are: values, or how an element is drawn, of which text, place and look are taken. */
type DataContent = 'value' | 'nodeDrawing' | 'edgeDrawing' | 'labels' | 'geometry' | 'resources';

/** A declared name of data: `<key id="d0" for="node" attr.name="age" attr.type="int"/>`. */
export interface GraphmlKey {
  readonly id: string;
  readonly name: string;
  readonly of: string;
  readonly type: string;
  /** The type of the items of a list, as APOC declares it. */
  readonly listOf?: string | undefined;
  readonly content: DataContent;
  readonly own: OwnDeclaration;
  readonly fallback?: string;
}

/** How yEd calls the data that say how an element is drawn. */
const YED: Readonly<Record<string, DataContent>> = {
  nodegraphics: 'nodeDrawing',
  edgegraphics: 'edgeDrawing',
  portgraphics: 'resources',
  resources: 'resources',
};

/** How yFiles ends the addresses of the data that say so. */
const YFILES: readonly (readonly [end: RegExp, content: DataContent])[] = [
  [/(?:Node|Edge)Labels$/, 'labels'],
  [/NodeGeometry$/, 'geometry'],
  [
    /(?:NodeStyle|EdgeStyle|NodeViewState|EdgeGeometry|SharedData|NodePorts|PortStyle|PortLocationParameter|PortLabels|PortViewState)$/,
    'resources',
  ],
];

function contentOf(attributes: Readonly<Record<string, string>>): DataContent {
  const yed = ownOf(YED, attributes['yfiles.type'] ?? '');
  if (yed !== undefined) return yed;
  const address = Object.entries(attributes).find(([name]) => /^\w+:attr\.uri$/.test(name))?.[1];
  return YFILES.find(([end]) => address !== undefined && end.test(address))?.[1] ?? 'value';
}

const NAMES: Partial<Record<DataContent, string>> = { nodeDrawing: 'name', edgeDrawing: 'label' };

/** A key by the attributes of its declaration; a name that was never declared is text. */
export function keyOf(attributes: Readonly<Record<string, string>>): GraphmlKey {
  const content = contentOf(attributes);
  const own = ownDeclarationIn(attributes);
  const of = attributes['for'] ?? 'all';
  const drawn = content === 'labels' ? (of === 'edge' ? 'label' : 'name') : NAMES[content];
  return {
    id: attributes['id'] ?? '',
    name: own.name ?? drawn ?? attributes['attr.name'] ?? attributes['id'] ?? '',
    content,
    of,
    type: attributes['attr.type'] ?? 'string',
    listOf: attributes['attr.list'],
    own,
  };
}

/** The value that a text has for a key; 'none' for a blank where a number is declared, undefined when it is none of its type. */
export function valueOf({ type, listOf, own }: GraphmlKey, text: string): TypedValue | 'none' | undefined {
  if (own.kind !== undefined) return valueIn(own, text);
  if (own.role === 'labels' || own.role === 'type') return ownJson(text);
  if (text.trim() === '' && (listOf !== undefined || !isTextType(type))) return 'none';
  return listOf === undefined ? typedText(type, text) : typedList(listOf, text);
}
