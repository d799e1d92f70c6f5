import { about, en, type Field, first, is, names, NOTHING, ro, says } from '../Gold.js';
import { num, top, World } from '../World.js';
import { both, having, sum } from './reckon.js';

const world = new World();
world.add('Partid', 'denumire', {
  'Uniunea Verde': { an_înființare: 2011, orientare: 'stânga' },
  'Blocul Civic': { an_înființare: 1994, orientare: 'dreapta' },
  'Alianța Locală': { an_înființare: 2019, orientare: 'centru' },
  'Frontul Rural': { an_înființare: 2000, orientare: 'dreapta' },
});
world.add('Localitate', 'nume', {
  Dumbrava: { populație: 18200, județ: 'Arad' },
  Pietriș: { populație: 6400, județ: 'Arad' },
  'Lunca Mare': { populație: 2900, județ: 'Bihor' },
  Copăcel: { populație: 1750, județ: 'Bihor' },
});
world.add('Secție', 'nume', {
  'Secția 1': { alegători_înscriși: 2100, sediu: 'Școala 4' },
  'Secția 2': { alegători_înscriși: 1850, sediu: 'Casa de cultură' },
  'Secția 3': { alegători_înscriși: 1600, sediu: 'Primărie' },
  'Secția 4': { alegători_înscriși: 900, sediu: 'Cămin' },
  'Secția 5': { alegători_înscriși: 710, sediu: 'Școala 1' },
});
world.add('Candidat', 'nume', {
  'Liviu Moga': { vârstă: 52, profesie: 'inginer', mandate_anterioare: 2 },
  'Carmen Stoica': { vârstă: 47, profesie: 'medic', mandate_anterioare: 0 },
  'Dan Vereș': { vârstă: 34, profesie: 'avocat', mandate_anterioare: 0 },
  'Iulia Hanganu': { vârstă: 41, profesie: 'profesor', mandate_anterioare: 1 },
  'Petru Cazan': { vârstă: 60, profesie: 'inginer', mandate_anterioare: 3 },
  'Alina Todea': { vârstă: 29, profesie: 'economist', mandate_anterioare: 0 },
  'Nicu Bârsan': { vârstă: 56, profesie: 'agronom', mandate_anterioare: 1 },
});
world.join('MEMBRU_ÎN', 'Liviu_Moga > Blocul_Civic, Carmen_Stoica > Uniunea_Verde, Dan_Vereș > Alianța_Locală', () => ({
  din_anul: 2015,
}));
world.join(
  'MEMBRU_ÎN',
  'Iulia_Hanganu > Uniunea_Verde, Petru_Cazan > Blocul_Civic, Nicu_Bârsan > Frontul_Rural',
  () => ({ din_anul: 2008 }),
);
world.join('CANDIDEAZĂ_ÎN', 'Liviu_Moga > Dumbrava, Carmen_Stoica > Dumbrava, Dan_Vereș > Dumbrava');
world.join(
  'CANDIDEAZĂ_ÎN',
  'Iulia_Hanganu > Pietriș, Petru_Cazan > Pietriș, Alina_Todea > Lunca_Mare, Nicu_Bârsan > Copăcel',
);
world.join(
  'APARȚINE_DE',
  'Secția_1 > Dumbrava, Secția_2 > Dumbrava, Secția_3 > Pietriș, Secția_4 > Lunca_Mare, Secția_5 > Copăcel',
);
world.join('ALIAT_CU', 'Uniunea_Verde > Alianța_Locală');
world.join('SUSȚINE', 'Alianța_Locală > Alina_Todea Carmen_Stoica, Blocul_Civic > Petru_Cazan');
for (const [cine, unde, voturi] of [
  ['Liviu Moga', 'Secția 1', 640],
  ['Liviu Moga', 'Secția 2', 410],
  ['Carmen Stoica', 'Secția 1', 520],
  ['Carmen Stoica', 'Secția 2', 590],
  ['Dan Vereș', 'Secția 1', 130],
  ['Dan Vereș', 'Secția 2', 95],
  ['Iulia Hanganu', 'Secția 3', 700],
  ['Petru Cazan', 'Secția 3', 455],
  ['Alina Todea', 'Secția 4', 380],
  ['Nicu Bârsan', 'Secția 5', 290],
] as const)
  world.tie(cine, 'VOTAT_LA', unde, { voturi });

/** A local election, in Romanian. */
export const elections: Field = {
  name: 'elections',
  language: 'ro',
  world,
  asked: [
    ro('Cine candidează în Dumbrava?', (w) => names(w.in('Dumbrava', 'CANDIDEAZĂ_ÎN')), 'CANDIDEAZĂ_ÎN'),
    ro('Câte voturi a primit Liviu Moga la Secția 2?', () => says(410), 'voturi'),
    ro('Câte voturi a obținut în total Carmen Stoica?', () => says(1110), 'voturi'),
    ro('Care este cel mai tânăr candidat?', (w) => names(top(w.all('Candidat'), (c) => -num(c, 'vârstă'))), 'vârstă'),
    ro(
      'Ce candidați nu fac parte din niciun partid?',
      (w) => names(w.all('Candidat').filter((c) => w.out(c, 'MEMBRU_ÎN').length === 0)),
      'MEMBRU_ÎN',
    ),
    ro('Câți candidați are fiecare partid?', () => says(2, 2, 1, 1), 'MEMBRU_ÎN'),
    ro(
      'Ce partide au fost înființate după 2000?',
      (w) => names(w.all('Partid').filter((p) => num(p, 'an_înființare') > 2000)),
      'an_înființare',
    ),
    ro('În ce localitate e Secția 3?', (w) => names(w.out('Secția 3', 'APARȚINE_DE')), 'APARȚINE_DE'),
    ro('Ce ingineri candidează?', (w) => names(having(w.all('Candidat'), 'profesie', 'inginer')), 'profesie'),
    ro('Pe cine susține Alianța Locală?', (w) => names(w.out('Alianța Locală', 'SUSȚINE')), 'SUSȚINE'),
    ro(
      'Câți alegători sunt înscriși în total la secțiile din Dumbrava?',
      (w) => says(sum(w.in('Dumbrava', 'APARȚINE_DE'), 'alegători_înscriși')),
      'alegători_înscriși',
    ),
    ro('Este Iulia Hanganu mai în vârstă decât Dan Vereș?', () => is(true), 'vârstă'),
    ro(
      'Cine are mai multe mandate, Liviu Moga sau Petru Cazan?',
      (w) => first(w.named('Petru Cazan'), w.named('Liviu Moga')),
      'mandate_anterioare',
    ),
    ro(
      'Care e populația medie a localităților din județul Arad?',
      (w) => about(sum(having(w.all('Localitate'), 'județ', 'Arad'), 'populație') / 2),
      'populație',
      'județ',
    ),
    en(
      'Which candidates of Uniunea Verde run in Pietriș?',
      (w) => names(both(w.in('Uniunea Verde', 'MEMBRU_ÎN'), w.in('Pietriș', 'CANDIDEAZĂ_ÎN'))),
      'CANDIDEAZĂ_ÎN',
      'MEMBRU_ÎN',
    ),
    en('How old is Alina Todea?', () => says(29), 'vârstă'),
    ro('Câte voturi au fost anulate la Secția 1?', NOTHING),
    ro('Cine a câștigat alegerile din 2020?', NOTHING),
    ro('Ce avere are Petru Cazan?', NOTHING),
    en('Who is married to Carmen Stoica?', NOTHING),
  ],
};
