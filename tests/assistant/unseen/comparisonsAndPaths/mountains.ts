import { en, type Field, first, is, NOTHING, ro, says } from '../Gold.js';
import { num, World } from '../World.js';

const world = new World();
world.add('Range', 'name', { Skarn: {}, Velloch: {} });
world.add('Peak', 'name', {
  'Grey Tooth': { height: 2810, firstClimbed: 1874, glaciated: true },
  'Mount Orrin': { height: 3122, firstClimbed: 1901, glaciated: true },
  'Lady Fell': { height: 1940, firstClimbed: 1850, glaciated: false },
  'Pale Needle': { height: 2655, firstClimbed: 1923, glaciated: false },
});
world.add('Hut', 'name', {
  Larkstone: { beds: 40, opened: 1932 },
  'Tarn Hut': { beds: 18, opened: 1958 },
  Windgap: { beds: 64, opened: 1911 },
  Ravenbield: { beds: 18, opened: 1987 },
  'Cold Spring': { beds: 26, opened: 2004 },
});
world.add('Guide', 'name', {
  'Marta Quell': { age: 44, language: 'German' },
  'Ivo Brandt': { age: 36, language: 'Italian' },
  'Hedda Moss': { age: 51, language: 'German' },
  'Piotr Lass': { age: 36, language: 'Polish' },
});
world.join('IN_RANGE', 'Grey_Tooth > Skarn, Mount_Orrin > Skarn, Lady_Fell > Velloch, Pale_Needle > Velloch');
world.join('TRAIL_TO', 'Larkstone > Tarn_Hut, Tarn_Hut > Windgap, Windgap > Ravenbield');
world.join('BELOW', 'Larkstone > Grey_Tooth, Windgap > Mount_Orrin, Ravenbield > Lady_Fell');
world.join('GUIDES_ON', 'Marta_Quell > Grey_Tooth Mount_Orrin, Ivo_Brandt > Lady_Fell, Hedda_Moss > Pale_Needle');

const height = (w: World, name: string) => num(w.named(name), 'height');
const beds = (w: World, name: string) => num(w.named(name), 'beds');

/** Peaks, huts, trails between huts, and guides; one hut and one guide are joined to nothing. */
export const mountains: Field = {
  name: 'mountains',
  language: 'en',
  world,
  asked: [
    en(
      'Which peak is higher, Grey Tooth or Pale Needle?',
      (w) => first(w.named('Grey Tooth'), w.named('Pale Needle')),
      'height',
    ),
    en('Is Mount Orrin higher than Grey Tooth?', () => is(true), 'height'),
    en('Is Lady Fell higher than Pale Needle?', () => is(false), 'height'),
    en('Which has fewer beds, Windgap or Larkstone?', (w) => first(w.named('Larkstone'), w.named('Windgap')), 'beds'),
    en('Does Cold Spring have more beds than Tarn Hut?', () => is(true), 'beds'),
    en('Who is older: Hedda Moss or Marta Quell?', (w) => first(w.named('Hedda Moss'), w.named('Marta Quell')), 'age'),
    en(
      'Who is the youngest of Hedda Moss, Marta Quell and Ivo Brandt?',
      (w) => first(w.named('Ivo Brandt'), w.named('Hedda Moss'), w.named('Marta Quell')),
      'age',
    ),
    en('Compare Windgap with Cold Spring', (w) => says(beds(w, 'Windgap'), beds(w, 'Cold Spring'), 1911, 2004)),
    en(
      'Compare Grey Tooth, Mount Orrin and Lady Fell by height',
      (w) => says(height(w, 'Grey Tooth'), height(w, 'Mount Orrin'), height(w, 'Lady Fell')),
      'height',
    ),
    en('What is the difference between Larkstone and Ravenbield?', () => says(40, 18, 1932, 1987)),
    en('Was Windgap opened before Larkstone?', () => is(true), 'opened'),
    en('Is Marta Quell richer than Ivo Brandt?', NOTHING),
    en('Which is higher, Grey Tooth or Kilimanjaro?', NOTHING),
    ro(
      'Care e mai înalt, Mount Orrin sau Lady Fell?',
      (w) => first(w.named('Mount Orrin'), w.named('Lady Fell')),
      'height',
    ),
    ro('Compară Larkstone cu Windgap', () => says(40, 64)),
    en('How do I get from Larkstone to Ravenbield?', () => says('Tarn Hut', 'Windgap'), 'TRAIL_TO'),
    en('What is the shortest path between Marta Quell and Hedda Moss?', () => says('Windgap', 'Lady Fell', 'Velloch')),
    en('What connects Marta Quell with Larkstone?', () => says('Grey Tooth')),
    en('Is there a path from Larkstone to Cold Spring?', () => is(false)),
    en('Are Larkstone and Ravenbield connected?', () => says('Tarn Hut', 'Windgap')),
    en('How are Skarn and Hedda Moss related?', () => says('Windgap', 'Lady Fell', 'Velloch')),
    ro('Cum ajung de la Tarn Hut la Ravenbield?', () => says('Windgap'), 'TRAIL_TO'),
    en('Tell me everything about Mount Orrin', () => says(3122, 1901, 'Skarn')),
    en('Describe Ravenbield', () => says(18, 1987)),
    en('Who is Ivo Brandt?', () => says(36, 'Italian', 'Lady Fell')),
    en('Give me details about Cold Spring', () => says(26, 2004)),
    en('What can you tell me about Everest?', NOTHING),
    ro('Povestește-mi despre Grey Tooth', () => says(2810, 1874)),
  ],
};
