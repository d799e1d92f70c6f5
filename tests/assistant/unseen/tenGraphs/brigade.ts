import { en, type Field, first, is, names, NOTHING, ro, says } from '../Gold.js';
import { num, top, World } from '../World.js';
import { both, day, having } from './reckon.js';

const world = new World();
world.add('Detașament', 'denumire', {
  'Garda Nord': { oraș: 'Suceava', 'an înființare': 1962 },
  'Garda Sud': { oraș: 'Suceava', 'an înființare': 1988 },
  'Garda Bucovina': { oraș: 'Rădăuți', 'an înființare': 1975 },
});
const POMPIERI = {
  'Mihai Codreanu': ['maior', 48, '2001-06-01', 9100],
  'Sorin Lazăr': ['căpitan', 39, '2010-09-01', 7600],
  'Anca Filip': ['locotenent', 31, '2018-07-15', 6300],
  'Bogdan Iftode': ['plutonier', 35, '2013-02-11', 5800],
  'Cezar Munteanu': ['plutonier', 42, '2005-04-04', 6100],
  'Denisa Apostol': ['sergent', 26, '2022-10-03', 4700],
  'Emil Rotaru': ['sergent', 28, '2021-03-22', 4800],
  'Florin Păun': ['maior', 51, '1998-08-19', 9400],
} as const;
for (const [nume, [grad, vârstă, angajare, salariu]] of Object.entries(POMPIERI))
  world.add('Pompier', 'Nume', {
    [nume]: { Grad: grad, Vârstă: vârstă, 'Data angajării': angajare, Salariu: salariu },
  });
world.add('Autospecială', 'indicativ', {
  'AP-10': { tip: 'cisternă', capacitate_litri: 5000, an_fabricație: 2016 },
  'AP-11': { tip: 'cisternă', capacitate_litri: 9000, an_fabricație: 2021 },
  'SC-20': { tip: 'scară', capacitate_litri: 0, an_fabricație: 2008 },
  'SM-30': { tip: 'descarcerare', capacitate_litri: 500, an_fabricație: 2019 },
  'AP-12': { tip: 'cisternă', capacitate_litri: 3500, an_fabricație: 1999 },
});
world.add('Intervenție', 'denumire', {
  'Incendiu depozit': { tip: 'incendiu', data: '2025-07-12', durata_minute: 340, răniți: 2 },
  'Accident DN2': { tip: 'accident rutier', data: '2025-09-03', durata_minute: 95, răniți: 4 },
  'Incendiu pădure': { tip: 'incendiu', data: '2026-03-28', durata_minute: 720, răniți: 0 },
  'Inundație Centru': { tip: 'inundație', data: '2026-06-05', durata_minute: 410, răniți: 0 },
  'Casa parohială': { tip: 'incendiu', data: '2026-08-17', durata_minute: 150, răniți: 1 },
});
world.join('LUCREAZĂ_LA', 'Mihai_Codreanu > Garda_Nord, Anca_Filip > Garda_Nord, Bogdan_Iftode > Garda_Nord');
world.join('LUCREAZĂ_LA', 'Sorin_Lazăr > Garda_Sud, Denisa_Apostol > Garda_Sud, Florin_Păun > Garda_Bucovina');
world.join('LUCREAZĂ_LA', 'Cezar_Munteanu > Garda_Bucovina, Emil_Rotaru > Garda_Bucovina');
world.join('COMANDĂ', 'Mihai_Codreanu > Garda_Nord, Florin_Păun > Garda_Bucovina');
world.join(
  'STAȚIONATĂ_LA',
  'AP-10 > Garda_Nord, SC-20 > Garda_Nord, AP-11 > Garda_Sud, SM-30 > Garda_Sud, AP-12 > Garda_Bucovina',
);
world.join('TRIMISĂ_LA', 'AP-10 > Incendiu_depozit Incendiu_pădure, AP-11 > Incendiu_depozit Inundație_Centru');
world.join('TRIMISĂ_LA', 'SM-30 > Accident_DN2, SC-20 > Casa_parohială Incendiu_depozit');
for (const [cine, unde, rol, ore] of [
  ['Mihai Codreanu', 'Incendiu depozit', 'comandant', 6],
  ['Anca Filip', 'Incendiu depozit', 'servant', 6],
  ['Bogdan Iftode', 'Incendiu pădure', 'șofer', 12],
  ['Anca Filip', 'Incendiu pădure', 'comandant', 11],
  ['Sorin Lazăr', 'Accident DN2', 'comandant', 2],
  ['Denisa Apostol', 'Accident DN2', 'servant', 2],
  ['Sorin Lazăr', 'Inundație Centru', 'comandant', 7],
  ['Emil Rotaru', 'Casa parohială', 'servant', 3],
] as const)
  world.tie(cine, 'PARTICIPĂ_LA', unde, { rol, ore });

const ACTS = 'PARTICIPĂ_LA';
const called = (w: World, tip: string) => having(w.all('Intervenție'), 'tip', tip);

/** A fire brigade, in Romanian. */
export const brigade: Field = {
  name: 'brigade',
  language: 'ro',
  world,
  asked: [
    ro('Cine comandă Garda Nord?', (w) => names(w.in('Garda Nord', 'COMANDĂ')), 'COMANDĂ'),
    ro(
      'Câți pompieri lucrează la Garda Bucovina?',
      (w) => says(w.in('Garda Bucovina', 'LUCREAZĂ_LA').length),
      'LUCREAZĂ_LA',
    ),
    ro(
      'Care a fost cea mai lungă intervenție?',
      (w) => names(top(w.all('Intervenție'), (i) => num(i, 'durata_minute'))),
      'durata_minute',
    ),
    ro(
      'Ce intervenții au fost în 2026?',
      (w) => names(w.all('Intervenție').filter((i) => day(i, 'data') >= Date.UTC(2026, 0))),
      'data',
    ),
    ro('Câte incendii au fost?', (w) => says(called(w, 'incendiu').length), 'tip', 'incendiu'),
    ro('salariul mediu pe grad', () => says(9250, 7600, 6300, 5950, 4750), 'Salariu', 'Grad'),
    ro(
      'Ce pompieri nu au participat la nicio intervenție?',
      (w) => names(w.all('Pompier').filter((p) => w.out(p, ACTS).length === 0)),
      ACTS,
    ),
    ro('Ce rol a avut Anca Filip la Incendiu pădure?', () => says('comandant'), 'rol'),
    ro(
      'Ce autospeciale au fost trimise la Incendiu depozit?',
      (w) => names(w.in('Incendiu depozit', 'TRIMISĂ_LA')),
      'TRIMISĂ_LA',
    ),
    ro(
      'Ce cisterne au capacitatea mai mare de 4000 de litri?',
      (w) => names(having(w.all('Autospecială'), 'tip', 'cisternă').filter((a) => num(a, 'capacitate_litri') > 4000)),
      'capacitate_litri',
      'tip',
    ),
    ro('Cine are salariul cel mai mare?', (w) => names(top(w.all('Pompier'), (p) => num(p, 'Salariu'))), 'Salariu'),
    ro('Când a fost angajat Sorin Lazăr?', () => says({ date: '2010-09-01' }), 'Data angajării'),
    ro('Ce detașamente din Suceava există?', (w) => names(having(w.all('Detașament'), 'oraș', 'Suceava')), 'oraș'),
    ro('A participat Emil Rotaru la Accident DN2?', () => is(false), ACTS),
    en(
      'Which firefighters from Garda Nord took part in Incendiu depozit?',
      (w) => names(both(w.in('Garda Nord', 'LUCREAZĂ_LA'), w.in('Incendiu depozit', ACTS))),
      ACTS,
      'LUCREAZĂ_LA',
      'Pompier',
    ),
    ro(
      'Care autospecială e mai veche, SC-20 sau AP-12?',
      (w) => first(w.named('AP-12'), w.named('SC-20')),
      'an_fabricație',
    ),
    ro('Câți litri de apă s-au folosit la Incendiu pădure?', NOTHING),
    ro('Cine a provocat incendiul de la Casa parohială?', NOTHING),
    ro('Ce autospeciale sunt stricate?', NOTHING),
    en('What is the budget of Garda Sud?', NOTHING),
  ],
};
