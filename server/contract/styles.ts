import { type Static, Type } from 'typebox';

import {
  ARROWS,
  COLOUR_SCALES,
  LARGEST_SIZE,
  LINES,
  NODE_SHAPES,
  RULE_TESTS,
  SIZE_SOURCES,
  STYLE_KINDS,
  STYLE_PARTS,
} from '../../domain/styles/style.js';
import { type Language } from '../../domain/language/languages.js';
import { projectId, ProjectQuery } from './ids.js';
import { ref, words } from './schema.js';
import { ColourTextSchema, StyledNameSchema, StyleTextSchema } from './texts.js';

export const StyleKind = words(STYLE_KINDS, { $id: 'StyleKind', description: 'What has the style' });
export const NodeShape = words(NODE_SHAPES, { $id: 'NodeShape' });
export const LineStyle = words(LINES, { $id: 'LineStyle' });
export const ArrowShape = words(ARROWS, { $id: 'ArrowShape' });
export const SizeSource = words(SIZE_SOURCES, { $id: 'SizeSource', description: 'What decides the size' });
export const ColourScale = words(COLOUR_SCALES, {
  $id: 'ColourScale',
  description: 'How `colourBy` becomes a colour: each value its own, or a scale from the least to the most',
});
export const RuleTest = words(RULE_TESTS, { $id: 'RuleTest', description: 'What a rule asks of a value' });
export const StylePart = words(STYLE_PARTS, { $id: 'StylePart', description: 'A part of a style' });

const closed = { additionalProperties: false };
const size = () => Type.Integer({ minimum: 1, maximum: LARGEST_SIZE, description: '1 is small, 5 is large' });

export const ValueColour = Type.Object(
  { value: ref(StyleTextSchema), colour: ref(ColourTextSchema) },
  { $id: 'ValueColour', ...closed },
);
export const StyleRule = Type.Object(
  {
    property: ref(StyleTextSchema),
    test: ref(RuleTest),
    value: Type.Optional(ref(StyleTextSchema)),
    colour: Type.Optional(ref(ColourTextSchema)),
    icon: Type.Optional(ref(StyleTextSchema)),
    shape: Type.Optional(ref(NodeShape)),
    size: Type.Optional(size()),
    line: Type.Optional(ref(LineStyle)),
  },
  { $id: 'StyleRule', ...closed, description: 'Elements of which this is true look so; the first that fits wins' },
);

export const WordsByLanguage = Type.Object(
  {
    en: Type.Optional(ref(StyleTextSchema)),
    ro: Type.Optional(ref(StyleTextSchema)),
  } satisfies Record<Language, unknown>,
  {
    $id: 'WordsByLanguage',
    ...closed,
    description: 'Words in single languages; in one that is not there `words` are said, else what the name says',
  },
);

export const Style = Type.Object(
  {
    caption: Type.Optional(ref(StyleTextSchema)),
    colour: Type.Optional(ref(ColourTextSchema)),
    colourBy: Type.Optional(ref(StyleTextSchema)),
    colourScale: Type.Optional(ref(ColourScale)),
    colours: Type.Optional(Type.Array(ref(ValueColour), { maxItems: 60 })),
    icon: Type.Optional(ref(StyleTextSchema)),
    pictureBy: Type.Optional(ref(StyleTextSchema)),
    shape: Type.Optional(ref(NodeShape)),
    sizeFrom: Type.Optional(ref(SizeSource)),
    size: Type.Optional(size()),
    sizeBy: Type.Optional(ref(StyleTextSchema)),
    line: Type.Optional(ref(LineStyle)),
    arrow: Type.Optional(ref(ArrowShape)),
    words: Type.Optional(ref(StyleTextSchema)),
    wordsIn: Type.Optional(ref(WordsByLanguage)),
    rules: Type.Optional(Type.Array(ref(StyleRule), { maxItems: 20 })),
  },
  {
    $id: 'Style',
    ...closed,
    description:
      'How a label or type looks; what is not there is left to the product. `caption` names properties in braces, `{name}, {year}`; `size` of a type is the width of its line, and `words` are what it is called in sentences, from its start to its end: `flies to`; of a label one and several of it, with a comma between: `mouse, mice`. `wordsIn` says the same in single languages, `words` in each that has none there',
  },
);

export const StyleEntry = Type.Object(
  {
    kind: ref(StyleKind),
    name: Type.String(),
    version: Type.Integer({ description: '0 for what has no style of its own' }),
    style: ref(Style),
  },
  { $id: 'StyleEntry', description: 'The style of a label or type' },
);
export type StyleEntry = Static<typeof StyleEntry>;

export const StyleList = Type.Object(
  { projectId: projectId(), items: Type.Array(ref(StyleEntry)), total: Type.Integer() },
  { $id: 'StyleList' },
);
export type StyleList = Static<typeof StyleList>;

export const StyleChosen = Type.Object(
  {
    projectId: projectId(),
    head: Type.Integer({ description: 'Number of the last change of the project' }),
    entry: ref(StyleEntry),
  },
  { $id: 'StyleChosen', description: 'The style as it is from now on' },
);
export type StyleChosen = Static<typeof StyleChosen>;

export const SetStyleInput = Type.Object(
  {
    ...ProjectQuery,
    kind: ref(StyleKind),
    name: ref(StyledNameSchema),
    version: Type.Integer({ minimum: 0, description: 'The version that was changed; 0 where there was no style' }),
    style: ref(Style),
  },
  { $id: 'SetStyleInput', ...closed, description: 'The whole style; an empty one leaves all to the product again' },
);
export type SetStyleInput = Static<typeof SetStyleInput>;

export const SummarisedStyle = Type.Object(
  {
    kind: ref(StyleKind),
    name: Type.String(),
    changed: Type.Array(ref(StylePart)),
    rulesBefore: Type.Optional(Type.Array(ref(StyleRule))),
    rulesAfter: Type.Optional(Type.Array(ref(StyleRule))),
    captionAfter: Type.Optional(Type.String()),
    colourByAfter: Type.Optional(Type.String()),
  },
  {
    $id: 'SummarisedStyle',
    description:
      'A label or type whose look was changed, and what of it: of rules those before and after it, of a caption or a property that gives the colour what it is now. Older changes say the part alone',
  },
);
export type SummarisedStyle = Static<typeof SummarisedStyle>;
