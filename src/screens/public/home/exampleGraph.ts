import { type texts } from '../../../../locales/en/index';

/** A thing of the example; its caption is the text of this key. */
export type Word = keyof (typeof texts)['public']['example'];

/** What stands around the Danube in turn, northward first, each country with its capital. */
const AROUND = [
  ['germany', 'berlin'],
  ['slovakia', 'bratislava'],
  ['austria', 'vienna'],
  ['hungary', 'budapest'],
  ['croatia', 'zagreb'],
  ['serbia', 'belgrade'],
  ['bulgaria', 'sofia'],
  ['romania', 'bucharest'],
  ['blackSea', undefined],
  ['moldova', 'chisinau'],
  ['ukraine', 'kyiv'],
] as const satisfies readonly (readonly [Word, Word | undefined])[];

const BORDERS = [
  ['germany', 'austria'],
  ['austria', 'slovakia'],
  ['austria', 'hungary'],
  ['slovakia', 'hungary'],
  ['slovakia', 'ukraine'],
  ['hungary', 'croatia'],
  ['hungary', 'serbia'],
  ['hungary', 'ukraine'],
  ['croatia', 'serbia'],
  ['serbia', 'bulgaria'],
  ['romania', 'hungary'],
  ['romania', 'serbia'],
  ['romania', 'bulgaria'],
  ['romania', 'moldova'],
  ['romania', 'ukraine'],
  ['moldova', 'ukraine'],
] as const satisfies readonly (readonly [Word, Word])[];

export type Label = 'River' | 'Country' | 'City' | 'Sea';

/** Colours of the canvas's palette, written here so that the home page loads nothing of the canvas. */
export const LABEL_COLOURS: Readonly<Record<Label, string>> = {
  River: '#1651f5',
  Country: '#d37812',
  City: '#037465',
  Sea: '#a670f3',
};

/** A node of the picture: where it stands is a turn around the middle, and how far out, of 1. */
export interface ExampleNode {
  readonly id: Word;
  readonly label: Label;
  readonly turn: number;
  readonly out: number;
}

export type ExampleRelationship = readonly [from: Word, to: Word];

const STEP = (2 * Math.PI) / AROUND.length;
const FIRST = (125 / 180) * Math.PI;
/** How far out countries stand. */
const INNER = 0.64;

export const EXAMPLE_NODES: readonly ExampleNode[] = [
  { id: 'danube', label: 'River', turn: 0, out: 0 },
  ...AROUND.flatMap(([place, capital], at): ExampleNode[] => {
    const turn = FIRST + at * STEP;
    const label = place === 'blackSea' ? 'Sea' : 'Country';
    const inner: ExampleNode = { id: place, label, turn, out: INNER };
    // A capital stands between two countries, so that what runs to it from the middle meets neither.
    return capital === undefined ? [inner] : [inner, { id: capital, label: 'City', turn: turn + STEP / 2, out: 1 }];
  }),
];

/** The countries and capitals on the Danube. */
const ON_THE_DANUBE: readonly Word[] = AROUND.flatMap(([place]) => (place === 'blackSea' ? [] : [place]));
const CAPITALS_ON_IT: readonly Word[] = ['vienna', 'bratislava', 'budapest', 'belgrade'];

export const EXAMPLE_RELATIONSHIPS: readonly ExampleRelationship[] = [
  ...BORDERS,
  ...AROUND.flatMap(([place, capital]): ExampleRelationship[] => (capital === undefined ? [] : [[capital, place]])),
  ...[...ON_THE_DANUBE, ...CAPITALS_ON_IT, 'blackSea' as const].map((place): ExampleRelationship => ['danube', place]),
];

/** What lights up for each question: what is asked about, and what is found. */
export const QUESTIONS = {
  capitals: { about: 'danube', found: CAPITALS_ON_IT },
  neighbours: { about: 'romania', found: ['hungary', 'serbia', 'bulgaria', 'moldova', 'ukraine'] },
  way: { about: 'danube', found: ['vienna', 'blackSea'] },
} as const satisfies Record<string, { readonly about: Word; readonly found: readonly Word[] }>;

export type Question = keyof typeof QUESTIONS;
