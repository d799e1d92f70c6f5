import { about, en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';
import { day, having, mean } from './reckon.js';

const world = new World();
world.add('Stupină', 'denumire', {
  'Poiana Teilor': { localitate: 'Brădești', altitudine_m: 420 },
  'Valea Lungă': { localitate: 'Șoimuș', altitudine_m: 280 },
  'Dealul Cetății': { localitate: 'Brădești', altitudine_m: 610 },
});
world.add('Apicultor', 'nume', {
  'Toma Bălan': { vârstă: 63, experiență_ani: 40 },
  'Sanda Rusu': { vârstă: 45, experiență_ani: 12 },
  'Vlad Mureșan': { vârstă: 29, experiență_ani: 3 },
  'Ilinca Pop': { vârstă: 38, experiență_ani: 9 },
});
world.add('Stup', 'cod', {
  'ST-01': { tip: 'Dadant', nr_rame: 12, data_instalării: '2019-04-10' },
  'ST-02': { tip: 'Dadant', nr_rame: 10, data_instalării: '2021-05-02' },
  'ST-03': { tip: 'multietajat', nr_rame: 20, data_instalării: '2020-03-28' },
  'ST-04': { tip: 'multietajat', nr_rame: 20, data_instalării: '2022-04-15' },
  'ST-05': { tip: 'Layens', nr_rame: 16, data_instalării: '2018-04-22' },
  'ST-06': { tip: 'Dadant', nr_rame: 12, data_instalării: '2023-05-09' },
  'ST-07': { tip: 'Layens', nr_rame: 14, data_instalării: '2023-06-01' },
});
world.add('Regină', 'marcaj', {
  Alba: { rasă: 'carpatină', an_naștere: 2022 },
  Galbena: { rasă: 'carpatină', an_naștere: 2024 },
  Roșia: { rasă: 'Buckfast', an_naștere: 2023 },
  Verdea: { rasă: 'italiană', an_naștere: 2024 },
  Albastra: { rasă: 'carpatină', an_naștere: 2021 },
});
world.add('SortDeMiere', 'nume', {
  'Miere de tei': { preț_kg: 45 },
  'Miere de salcâm': { preț_kg: 55 },
  'Miere polifloră': { preț_kg: 35 },
  'Miere de mană': { preț_kg: 60 },
});
world.join('SE_AFLĂ_ÎN', 'ST-01 > Poiana_Teilor, ST-02 > Poiana_Teilor, ST-03 > Poiana_Teilor, ST-04 > Valea_Lungă');
world.join('SE_AFLĂ_ÎN', 'ST-05 > Valea_Lungă, ST-06 > Valea_Lungă, ST-07 > Valea_Lungă');
world.join('ÎNGRIJEȘTE', 'Toma_Bălan > ST-01 ST-03 ST-05', () => ({ din_anul: 2019 }));
world.join('ÎNGRIJEȘTE', 'Sanda_Rusu > ST-02 ST-04, Ilinca_Pop > ST-05', () => ({ din_anul: 2022 }));
world.join('ÎNGRIJEȘTE', 'Vlad_Mureșan > ST-06', () => ({ din_anul: 2024 }));
world.join('CONDUCE', 'Alba > ST-01, Galbena > ST-02, Roșia > ST-03, Verdea > ST-04, Albastra > ST-05');
world.join('DEȚINE', 'Toma_Bălan > Poiana_Teilor Dealul_Cetății, Sanda_Rusu > Valea_Lungă');
world.join('UCENIC_AL', 'Vlad_Mureșan > Toma_Bălan, Ilinca_Pop > Sanda_Rusu, Sanda_Rusu > Toma_Bălan');
for (const [cod, miere, kg, an] of [
  ['ST-01', 'Miere de tei', 22, 2024],
  ['ST-01', 'Miere polifloră', 9, 2025],
  ['ST-02', 'Miere de tei', 15, 2025],
  ['ST-03', 'Miere de salcâm', 31, 2024],
  ['ST-04', 'Miere de salcâm', 18, 2025],
  ['ST-05', 'Miere polifloră', 12, 2024],
] as const)
  world.tie(cod, 'PRODUCE', miere, { cantitate_kg: kg, an });

const IN = 'SE_AFLĂ_ÎN';

/** Bees and who keeps them, in Romanian. */
export const bees: Field = {
  name: 'bees',
  language: 'ro',
  world,
  asked: [
    ro('Câți stupi sunt în Valea Lungă?', (w) => says(w.in('Valea Lungă', IN).length), IN),
    ro('Cine îngrijește stupul ST-05?', (w) => names(w.in('ST-05', 'ÎNGRIJEȘTE')), 'ÎNGRIJEȘTE'),
    ro(
      'Care e cel mai scump sort de miere?',
      (w) => names(top(w.all('SortDeMiere'), (m) => num(m, 'preț_kg'))),
      'preț_kg',
    ),
    ro('Ce stupi Dadant avem?', (w) => names(having(w.all('Stup'), 'tip', 'Dadant')), 'tip', 'Dadant'),
    ro(
      'Ce stupi nu au regină?',
      (w) => names(w.all('Stup').filter((s) => w.in(s, 'CONDUCE').length === 0)),
      'CONDUCE',
      'Regină',
    ),
    ro('Care este vârsta medie a apicultorilor?', (w) => about(mean(w.all('Apicultor'), 'vârstă')), 'vârstă'),
    ro('Câte kg de miere a produs ST-01 în total?', () => says(31), 'cantitate_kg', 'PRODUCE'),
    ro('Cu cine a învățat Vlad Mureșan meserie?', (w) => names(w.out('Vlad Mureșan', 'UCENIC_AL')), 'UCENIC_AL'),
    ro(
      'Ce stupi au fost instalați după 1 ianuarie 2022?',
      (w) => names(w.all('Stup').filter((s) => day(s, 'data_instalării') > Date.UTC(2022, 0, 1))),
      'data_instalării',
    ),
    ro('Câți stupi are fiecare stupină?', () => says(3, 4, 0), IN),
    ro('Ce rasă este regina din stupul ST-03?', () => says('Buckfast'), 'rasă'),
    ro(
      'Ce sorturi de miere costă mai puțin de 50 de lei?',
      (w) => names(w.all('SortDeMiere').filter((m) => num(m, 'preț_kg') < 50)),
      'preț_kg',
    ),
    ro('Are Toma Bălan mai multă experiență decât Sanda Rusu?', () => is(true), 'experiență_ani'),
    ro(
      'Care stupină se află la cea mai mare altitudine?',
      (w) => names(top(w.all('Stupină'), (s) => num(s, 'altitudine_m'))),
      'altitudine_m',
    ),
    en(
      'Which beekeepers look after more than one hive?',
      (w) => names(w.all('Apicultor').filter((a) => w.out(a, 'ÎNGRIJEȘTE').length > 1)),
      'ÎNGRIJEȘTE',
      'Apicultor',
      'Stup',
    ),
    en('Does Ilinca Pop own Valea Lungă?', (w) => is(has(w.out('Ilinca Pop', 'DEȚINE'), 'Valea Lungă')), 'DEȚINE'),
    ro('Câte albine sunt în ST-02?', NOTHING),
    ro('Cine a cumpărat mierea de salcâm?', NOTHING),
    ro('Ce boală a avut stupul ST-04 anul trecut?', NOTHING),
    en('What is the phone number of Sanda Rusu?', NOTHING),
  ],
};
