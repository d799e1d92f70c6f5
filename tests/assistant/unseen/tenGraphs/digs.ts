import { about, en, type Field, first, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';
import { both, having, mean } from './reckon.js';

const world = new World();
world.add('Site', 'siteName', {
  'Tell Amar': { country: 'Syria', period: 'Bronze Age', area_ha: 12.5 },
  'Monte Secco': { country: 'Italy', period: 'Iron Age', area_ha: 3.2 },
  Hallvik: { country: 'Norway', period: 'Viking Age', area_ha: 1.8 },
  'Porta Vecchia': { country: 'Italy', period: 'Roman', area_ha: 6 },
});
world.add('Archaeologist', 'name', {
  'Helga Strand': { university: 'Bergen', born: 1965 },
  'Luca Ferri': { university: 'Bologna', born: 1972 },
  'Samir Haddad': { university: 'Damascus', born: 1958 },
  'Beth Cole': { university: 'York', born: 1984 },
  'Nils Aas': { university: 'Bergen', born: 1991 },
});
world.add('Artifact', 'name', {
  'Bronze mirror': { material: 'bronze', 'length cm': 18, condition: 'good' },
  'Clay tablet': { material: 'clay', 'length cm': 11, condition: 'fragmentary' },
  'Lion seal': { material: 'stone', 'length cm': 4, condition: 'excellent' },
  'Iron sword': { material: 'iron', 'length cm': 78, condition: 'poor' },
  'Oar blade': { material: 'wood', 'length cm': 96, condition: 'fragmentary' },
  'Silver brooch': { material: 'silver', 'length cm': 7, condition: 'excellent' },
  'Glass flask': { material: 'glass', 'length cm': 14, condition: 'good' },
  'Mosaic panel': { material: 'stone', 'length cm': 160, condition: 'good' },
  'Oil lamp': { material: 'clay', 'length cm': 10, condition: 'good' },
});
world.add('Collection', 'name', {
  'Aleppo Depot': { city: 'Aleppo' },
  'Museo Civico': { city: 'Bologna' },
  'Bryggen Store': { city: 'Bergen' },
});
for (const [what, where, year, depth_m, who] of [
  ['Bronze mirror', 'Tell Amar', 1998, 2.4, 'Samir Haddad'],
  ['Clay tablet', 'Tell Amar', 2003, 3.1, 'Samir Haddad'],
  ['Lion seal', 'Tell Amar', 2003, 3.6, 'Beth Cole'],
  ['Iron sword', 'Monte Secco', 2011, 1.2, 'Luca Ferri'],
  ['Oar blade', 'Hallvik', 2015, 0.8, 'Helga Strand'],
  ['Silver brooch', 'Hallvik', 2016, 0.5, 'Nils Aas'],
  ['Glass flask', 'Porta Vecchia', 2019, 1.9, 'Luca Ferri'],
  ['Mosaic panel', 'Porta Vecchia', 2021, 2.2, 'Beth Cole'],
  ['Oil lamp', 'Porta Vecchia', 2021, 1.4, 'Luca Ferri'],
] as const) {
  world.tie(what, 'FOUND_AT', where, { year, depth_m });
  world.tie(who, 'DISCOVERED', what);
}
world.join('KEPT_IN', 'Bronze_mirror > Aleppo_Depot, Clay_tablet > Aleppo_Depot, Lion_seal > Aleppo_Depot');
world.join('KEPT_IN', 'Iron_sword > Museo_Civico, Glass_flask > Museo_Civico, Mosaic_panel > Museo_Civico');
world.join('KEPT_IN', 'Oar_blade > Bryggen_Store');
world.join('EXCAVATES', 'Samir_Haddad > Tell_Amar, Helga_Strand > Hallvik, Luca_Ferri > Porta_Vecchia', () => ({
  role: 'director',
}));
world.join('EXCAVATES', 'Beth_Cole > Tell_Amar Porta_Vecchia, Nils_Aas > Hallvik', () => ({ role: 'field assistant' }));
world.join('STUDENT_OF', 'Nils_Aas > Helga_Strand, Beth_Cole > Samir_Haddad, Luca_Ferri > Helga_Strand');

const FOUND = 'FOUND_AT';

/** Excavations and what came to light there. */
export const digs: Field = {
  name: 'digs',
  language: 'en',
  world,
  asked: [
    en('What was found at Hallvik?', (w) => names(w.in('Hallvik', FOUND)), FOUND),
    en('Who discovered the Lion seal?', (w) => names(w.in('Lion seal', 'DISCOVERED')), 'DISCOVERED'),
    en(
      'How many artifacts are made of clay?',
      (w) => says(having(w.all('Artifact'), 'material', 'clay').length),
      'material',
    ),
    en('Which sites are in Italy?', (w) => names(having(w.all('Site'), 'country', 'Italy')), 'country'),
    en('What is the longest artifact?', (w) => names(top(w.all('Artifact'), (a) => num(a, 'length cm'))), 'length cm'),
    en(
      'Which artifacts are not kept in any collection?',
      (w) => names(w.all('Artifact').filter((a) => w.out(a, 'KEPT_IN').length === 0)),
      'KEPT_IN',
    ),
    en('How many artifacts were found at each site?', () => says(3, 1, 2, 3), FOUND),
    en('At what depth was the Mosaic panel found?', () => says(2.2), 'depth_m'),
    en(
      'Which artifacts were found after 2015?',
      (w) =>
        names(
          w
            .all('Artifact')
            .filter((a) => w.outTies(a, FOUND).some(({ properties }) => Number(properties['year']) > 2015)),
        ),
      'year',
    ),
    en('Who is the director at Tell Amar?', () => says('Samir Haddad'), 'role', 'EXCAVATES'),
    en(
      'Which students of Helga Strand work at Hallvik?',
      (w) => names(both(w.in('Helga Strand', 'STUDENT_OF'), w.in('Hallvik', 'EXCAVATES'))),
      'STUDENT_OF',
      'EXCAVATES',
    ),
    en(
      'Which collections hold finds from Porta Vecchia?',
      (w) => names(w.in('Porta Vecchia', FOUND).flatMap((a) => w.out(a, 'KEPT_IN'))),
      'KEPT_IN',
      FOUND,
    ),
    en(
      'Which site is bigger, Monte Secco or Porta Vecchia?',
      (w) => first(w.named('Porta Vecchia'), w.named('Monte Secco')),
      'area_ha',
    ),
    en(
      'Is Beth Cole a student of Helga Strand?',
      (w) => is(has(w.out('Beth Cole', 'STUDENT_OF'), 'Helga Strand')),
      'STUDENT_OF',
    ),
    en(
      'What is the average area of the Italian sites?',
      (w) => about(mean(having(w.all('Site'), 'country', 'Italy'), 'area_ha')),
      'area_ha',
      'country',
    ),
    ro('Din ce material este Oar blade?', () => says('wood'), 'material'),
    en('How much is the Silver brooch worth?', NOTHING),
    en('Which king is buried at Monte Secco?', NOTHING),
    en('Who stole the Bronze mirror?', NOTHING),
    ro('Câți turiști vizitează Tell Amar?', NOTHING),
  ],
};
