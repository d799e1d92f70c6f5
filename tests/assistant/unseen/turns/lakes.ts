import { type Conversation } from '../conversations.js';
import { type Field, names, NOTHING, ro, says } from '../Gold.js';
import { num, top, World } from '../World.js';

const world = new World();
world.add('Lac', 'nume', {
  Albina: { județ: 'Gorj', suprafață: 12, adâncime: 9, tip: 'glaciar' },
  Bucura: { județ: 'Hunedoara', suprafață: 9, adâncime: 16, tip: 'glaciar' },
  Cinciș: { județ: 'Hunedoara', suprafață: 261, adâncime: 48, tip: 'artificial' },
  Dofta: { județ: 'Prahova', suprafață: 198, adâncime: 90, tip: 'artificial' },
  Iezer: { județ: 'Gorj', suprafață: 3, adâncime: 4, tip: 'glaciar' },
  Siriu: { județ: 'Buzău', suprafață: 420, adâncime: 110, tip: 'artificial' },
  Vulturi: { județ: 'Buzău', suprafață: 1, adâncime: 2, tip: 'sărat' },
});
world.add('Cabană', 'nume', {
  'Cabana Lupului': { locuri: 24, deschisă: 1974 },
  'Cabana Veche': { locuri: 60, deschisă: 1931 },
  'Cabana Zorilor': { locuri: 12, deschisă: 2008 },
});
world.join('SE_AFLĂ_LÂNGĂ', 'Cabana_Lupului > Bucura, Cabana_Veche > Siriu, Cabana_Zorilor > Siriu');

const lakes: Field = { name: 'lakes', language: 'ro', world, asked: [] };

const inCounty = (w: World, county: string) => w.all('Lac').filter((l) => l.properties['județ'] === county);
const ofKind = (w: World, kind: string) => w.all('Lac').filter((l) => l.properties['tip'] === kind);
const deeper = (w: World, metres: number) => w.all('Lac').filter((l) => num(l, 'adâncime') > metres);

export const LAKE_TALKS: readonly Conversation[] = [
  {
    field: lakes,
    opening: 'Ce lacuri sunt în județul Hunedoara?',
    asked: [
      ro('dar în Gorj?', (w) => names(inCounty(w, 'Gorj'))),
      ro('care e cel mai mare?', (w) => names([w.named('Albina')])),
      ro('ce adâncime are?', () => says(9)),
    ],
  },
  {
    field: lakes,
    opening: 'Câte lacuri sunt artificiale?',
    asked: [
      ro('care anume?', (w) => names(ofKind(w, 'artificial'))),
      ro('doar cele din Buzău', (w) => names([w.named('Siriu')])),
      ro('ce cabane sunt lângă el?', (w) => names(w.in('Siriu', 'SE_AFLĂ_LÂNGĂ'))),
      ro('câte locuri au?', (w) => says(...w.in('Siriu', 'SE_AFLĂ_LÂNGĂ').map((c) => num(c, 'locuri')))),
    ],
  },
  {
    field: lakes,
    opening: 'Care este cel mai adânc lac?',
    asked: [
      ro('cât de adânc e?', () => says(110)),
      ro('și cel mai puțin adânc?', (w) => names(top(w.all('Lac'), (l) => -num(l, 'adâncime')))),
      ro('în ce județ e?', () => says('Buzău')),
    ],
  },
  {
    field: lakes,
    opening: 'Ce lacuri au adâncimea peste 40?',
    asked: [
      ro('câte sunt?', (w) => says(deeper(w, 40).length)),
      ro('dar peste 100?', (w) => names(deeper(w, 100))),
      ro('ordonează-le după suprafață', (w) => names(deeper(w, 100))),
      ro('de ce?', NOTHING),
    ],
  },
];
