import { type ImportedNode } from '../../../../server/graph/ports/ImportSink.js';
import { about, en, type Field, is, names, NOTHING, says } from '../Gold.js';
import { num, top, World } from '../World.js';

const world = new World();
world.add('Village', 'name', {
  Alderby: { alt: 120, residents: 5200, births: 48, burglaries: 13, district: 'east' },
  Thornwick: { alt: 310, residents: 1300, births: 9, burglaries: 2, district: 'east' },
  'Upper Marsh': { alt: 45, residents: 9100, births: 96, burglaries: 41, district: 'west' },
  Cray: { alt: 205, residents: 650, births: 4, burglaries: 4, district: 'west' },
});
world.add('Ranger', 'name', {
  'Nora Quill': { born: '1999-03-12', gender: 'female', pay: 2400 },
  'Piers Lund': { born: '1971-10-02', gender: 'male', pay: 3100 },
  'Otis Brand': { born: '2001-06-20', gender: 'male', pay: 2000 },
  'Gwen Ashe': { born: '1960-01-05', gender: 'female', pay: 3600 },
});
world.add('Warden', 'name', {
  'Tilda Row': { age: 27, gender: 'female' },
  'Hugh Penn': { age: 63, gender: 'male' },
  'Dov Marr': { age: 35, gender: 'male' },
});
world.add('Sighting', 'ref', {
  'S-1': { place: '2 miles N of Birch Tarn, Kinnow', mag: 3.1 },
  'S-2': { place: 'Old quarry at Sable Head, Ferrow', mag: 4.6 },
  'S-3': { place: '5 miles SE of Sable Head, Ferrow', mag: 2.2 },
  'S-4': { place: 'Ford below Birch Tarn, Kinnow', mag: 5.4 },
  'S-5': { place: 'Sable Head light, Ferrow', mag: 3.9 },
});
world.join(
  'PATROLS',
  'Nora_Quill > Alderby Thornwick, Piers_Lund > Cray, Otis_Brand > Alderby, Gwen_Ashe > Upper_Marsh',
);
world.join('GUARDS', 'Tilda_Row > Alderby, Hugh_Penn > Cray, Dov_Marr > Alderby');

const villages = (w: World) => w.all('Village');
const sum = (nodes: readonly ImportedNode[], of: string) => nodes.reduce((all, node) => all + num(node, of), 0);
const held = (w: World, name: string, of: string) => num(w.named(name), of);
const apart = (one: string, other: string, of: string) => (w: World) =>
  about(Math.abs(held(w, one, of) - held(w, other, of)));
const times = (one: string, other: string, of: string) => (w: World) => about(held(w, one, of) / held(w, other, of));
const seen = (w: World, text: string) =>
  w.all('Sighting').filter(({ properties }) => String(properties['place']).includes(text));
const bornAfter = (w: World, label: string, day: string) =>
  w.all(label).filter(({ properties }) => String(properties['born']) > day);

/** Villages with what was counted in them, rangers with a day of birth, wardens with an age, sightings at places that are told in a sentence. */
export const valley: Field = {
  name: 'valley',
  language: 'en',
  world,
  asked: [
    en('How many more residents does Alderby have than Cray?', apart('Alderby', 'Cray', 'residents')),
    en('How much higher is Thornwick than Alderby?', apart('Thornwick', 'Alderby', 'alt'), 'alt'),
    en('How many times as many burglaries in Upper Marsh as in Cray?', times('Upper Marsh', 'Cray', 'burglaries')),
    en('What is the difference in pay between Gwen Ashe and Otis Brand?', apart('Gwen Ashe', 'Otis Brand', 'pay')),
    en('difference in births between Alderby and Thornwick', apart('Alderby', 'Thornwick', 'births')),
    en('By how much does Gwen Ashe earn more than Nora Quill?', apart('Gwen Ashe', 'Nora Quill', 'pay')),
    en('How many more rangers are there than wardens?', (w) => says(w.all('Ranger').length - w.all('Warden').length)),
    en('how much more does Piers Lund earn than Otis Brand', apart('Piers Lund', 'Otis Brand', 'pay')),
    en('How many years older is Hugh Penn than Dov Marr?', apart('Hugh Penn', 'Dov Marr', 'age')),
    en('How many times more residents has Alderby than Thornwick?', times('Alderby', 'Thornwick', 'residents')),
    en('Which rangers are under 30?', (w) => names(bornAfter(w, 'Ranger', '1996-11-22'))),
    en('wardens over 40', (w) => names(w.all('Warden').filter((one) => num(one, 'age') > 40))),
    en('How many rangers are over 50?', (w) =>
      says(w.all('Ranger').length - bornAfter(w, 'Ranger', '1976-11-22').length),
    ),
    en('male wardens under 50', (w) =>
      names(w.all('Warden').filter((one) => one.properties['gender'] === 'male' && num(one, 'age') < 50)),
    ),
    en('female rangers over 40', (w) => names([w.named('Gwen Ashe')])),
    en('Which wardens are between 20 and 40?', (w) =>
      names(w.all('Warden').filter((one) => num(one, 'age') >= 20 && num(one, 'age') <= 40)),
    ),
    en('Are there any rangers over 70?', () => is(false)),
    en('How many burglaries were there in Alderby?', (w) => says(held(w, 'Alderby', 'burglaries'))),
    en('Which villages had fewer than 10 births?', (w) => names(villages(w).filter((one) => num(one, 'births') < 10))),
    en('total births by district', (w) =>
      says(
        ...['east', 'west'].map((one) =>
          sum(
            villages(w).filter((v) => v.properties['district'] === one),
            'births',
          ),
        ),
      ),
    ),
    en('Which village had the most burglaries?', (w) => names(top(villages(w), (one) => num(one, 'burglaries')))),
    en('burglaries per resident in Cray', (w) => about(held(w, 'Cray', 'burglaries') / held(w, 'Cray', 'residents'))),
    en('villages in the west with more than 40 burglaries', (w) => names([w.named('Upper Marsh')])),
    en('How many sightings were there in Ferrow?', (w) => says(seen(w, 'Ferrow').length)),
    en('sightings near Birch Tarn', (w) => names(seen(w, 'Birch Tarn'))),
    en('Was anything sighted in Kinnow?', () => is(true)),
    en('average magnitude', (w) => about(sum(w.all('Sighting'), 'mag') / 5), 'mag'),
    en(
      'Which sightings had a magnitude over 4?',
      (w) => names(w.all('Sighting').filter((one) => num(one, 'mag') > 4)),
      'mag',
    ),
    en('smallest magnitude', () => says(2.2), 'mag'),
    en('the altitude of Cray', () => says(205), 'alt'),
    en('Which village has the highest altitude?', (w) => names([w.named('Thornwick')]), 'alt'),
    en('How many more wolves are there in Alderby than in Cray?', NOTHING),
    en('How much heavier is Nora Quill than Piers Lund?', NOTHING),
    en('How much warmer is Cray than Thornwick?', NOTHING),
    en('rangers under 100 kilos', NOTHING),
  ],
};
