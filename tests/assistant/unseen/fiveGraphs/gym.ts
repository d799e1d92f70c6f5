import { about, en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { num, top, World } from '../World.js';
import { day, having, mean } from '../tenGraphs/reckon.js';
import { on } from './days.js';

const world = new World();
world.add('Abonat', 'nume', {
  'Radu Ionașcu': { vârstă: 34, gen: 'M', data_înscrierii: '2023-02-14' },
  'Elena Vasiliu': { vârstă: 27, gen: 'F', data_înscrierii: '2025-09-01' },
  'Mihnea Dobre': { vârstă: 41, gen: 'M', data_înscrierii: '2021-06-30' },
  'Carmen Lupu': { vârstă: 52, gen: 'F', data_înscrierii: '2020-01-09' },
  'Sorin Tudor': { vârstă: 19, gen: 'M', data_înscrierii: '2026-03-22' },
  'Daria Manole': { vârstă: 31, gen: 'F', data_înscrierii: '2024-11-18' },
  'Andrei Cozma': { vârstă: 45, gen: 'M', data_înscrierii: '2022-10-05' },
});
world.add('Antrenor', 'nume', {
  'Bogdan Nistor': { specializare: 'forță', tarif_oră: 120, vechime_ani: 8 },
  'Irina Șerban': { specializare: 'yoga', tarif_oră: 90, vechime_ani: 5 },
  'Felix Munteanu': { specializare: 'înot', tarif_oră: 110, vechime_ani: 14 },
  'Oana Grigore': { specializare: 'pilates', tarif_oră: 95, vechime_ani: 3 },
});
world.add('CursDeGrup', 'denumire', {
  'Yoga lină': { ziua: 'luni', locuri: 12, nivel: 'începători', durata_min: 60 },
  'Pilates reformer': { ziua: 'miercuri', locuri: 8, nivel: 'avansați', durata_min: 50 },
  'Aqua fit': { ziua: 'joi', locuri: 20, nivel: 'începători', durata_min: 45 },
  'Circuit 45': { ziua: 'luni', locuri: 15, nivel: 'avansați', durata_min: 45 },
  Spinning: { ziua: 'vineri', locuri: 18, nivel: 'mediu', durata_min: 40 },
});
world.add('Abonament', 'denumire', {
  Basic: { preț_lei: 150, durata_luni: 1 },
  Plus: { preț_lei: 240, durata_luni: 1 },
  Anual: { preț_lei: 1800, durata_luni: 12 },
  Student: { preț_lei: 100, durata_luni: 1 },
});
world.add('Sală', 'nume', {
  'Sala Mare': { suprafață_mp: 220, etaj: 1 },
  'Sala Oglinzilor': { suprafață_mp: 90, etaj: 2 },
  Bazin: { suprafață_mp: 400, etaj: 0 },
});
world.join('PREDĂ', 'Irina_Șerban > Yoga_lină, Oana_Grigore > Pilates_reformer, Felix_Munteanu > Aqua_fit');
world.join('PREDĂ', 'Bogdan_Nistor > Circuit_45');
world.join('SE_ȚINE_ÎN', 'Yoga_lină > Sala_Oglinzilor, Pilates_reformer > Sala_Oglinzilor, Aqua_fit > Bazin');
world.join('SE_ȚINE_ÎN', 'Circuit_45 > Sala_Mare, Spinning > Sala_Mare');
for (const [abonat, curs, ședințe, notă] of [
  ['Elena Vasiliu', 'Yoga lină', 14, 9],
  ['Elena Vasiliu', 'Pilates reformer', 6, 8],
  ['Daria Manole', 'Yoga lină', 3, 10],
  ['Carmen Lupu', 'Aqua fit', 22, 10],
  ['Radu Ionașcu', 'Circuit 45', 17, 7],
  ['Sorin Tudor', 'Circuit 45', 5, 9],
  ['Andrei Cozma', 'Spinning', 11, 8],
] as const)
  world.tie(abonat, 'PARTICIPĂ_LA', curs, { ședințe, notă });
for (const [abonat, abonament, data_expirării] of [
  ['Radu Ionașcu', 'Plus', '2026-12-14'],
  ['Elena Vasiliu', 'Anual', '2027-09-01'],
  ['Mihnea Dobre', 'Anual', '2027-06-30'],
  ['Carmen Lupu', 'Basic', '2026-12-09'],
  ['Sorin Tudor', 'Student', '2026-12-22'],
  ['Daria Manole', 'Plus', '2026-12-18'],
  ['Andrei Cozma', 'Plus', '2026-12-05'],
] as const)
  world.tie(abonat, 'ARE_ABONAMENT', abonament, { data_expirării });
for (const [antrenor, abonat, ore] of [
  ['Bogdan Nistor', 'Radu Ionașcu', 12],
  ['Bogdan Nistor', 'Mihnea Dobre', 20],
  ['Felix Munteanu', 'Carmen Lupu', 8],
  ['Oana Grigore', 'Elena Vasiliu', 4],
] as const)
  world.tie(antrenor, 'ANTRENEAZĂ', abonat, { ore });

const GOES = 'PARTICIPĂ_LA';

/** A gym, in Romanian: who comes, to what, and who teaches it. */
export const gym: Field = {
  name: 'gym',
  language: 'ro',
  world,
  asked: [
    ro('Cine predă Aqua fit?', (w) => names(w.in('Aqua fit', 'PREDĂ')), 'PREDĂ'),
    ro('Ce cursuri se țin luni?', (w) => names(having(w.all('CursDeGrup'), 'ziua', 'luni')), 'ziua'),
    ro('Care e cel mai tânăr abonat?', (w) => names(top(w.all('Abonat'), (a) => -num(a, 'vârstă'))), 'vârstă'),
    ro('Care este tariful mediu al antrenorilor?', (w) => about(mean(w.all('Antrenor'), 'tarif_oră')), 'tarif_oră'),
    ro(
      'Ce abonați nu participă la niciun curs?',
      (w) => names(w.all('Abonat').filter((a) => w.out(a, GOES).length === 0)),
      GOES,
    ),
    ro('La câte ședințe de Yoga lină a fost Elena Vasiliu?', () => says(14), 'ședințe', GOES),
    ro(
      'Cine s-a înscris după 1 ianuarie 2024?',
      (w) => names(w.all('Abonat').filter((a) => day(a, 'data_înscrierii') > Date.UTC(2024, 0, 1))),
      'data_înscrierii',
    ),
    ro(
      'Câți participanți are fiecare curs?',
      (w) => says(...w.all('CursDeGrup').map((c) => w.in(c, GOES).length)),
      GOES,
    ),
    ro('Când expiră abonamentul lui Andrei Cozma?', () => on('2026-12-05'), 'data_expirării', 'ARE_ABONAMENT'),
    ro(
      'În ce săli predă Irina Șerban?',
      (w) => names(w.out('Irina Șerban', 'PREDĂ').flatMap((c) => w.out(c, 'SE_ȚINE_ÎN'))),
      'PREDĂ',
      'SE_ȚINE_ÎN',
    ),
    ro(
      'Ce antrenori au mai mult de 6 ani vechime?',
      (w) => names(w.all('Antrenor').filter((a) => num(a, 'vechime_ani') > 6)),
      'vechime_ani',
    ),
    ro(
      'Este abonamentul Anual mai scump decât Plus?',
      (w) => is(num(w.named('Anual'), 'preț_lei') > num(w.named('Plus'), 'preț_lei')),
      'preț_lei',
    ),
    ro('Câte ore a lucrat Bogdan Nistor cu Mihnea Dobre?', () => says(20), 'ore', 'ANTRENEAZĂ'),
    en(
      'Which classes have nobody teaching them?',
      (w) => names(w.all('CursDeGrup').filter((c) => w.in(c, 'PREDĂ').length === 0)),
      'PREDĂ',
      'CursDeGrup',
    ),
    en(
      'Which room is the largest?',
      (w) => names(top(w.all('Sală'), (s) => num(s, 'suprafață_mp'))),
      'suprafață_mp',
      'Sală',
    ),
    en('How many members are women?', (w) => says(having(w.all('Abonat'), 'gen', 'F').length), 'gen', 'Abonat'),
    ro('Ce greutate are Radu Ionașcu?', NOTHING),
    ro('Câte benzi de alergare sunt în Sala Mare?', NOTHING),
    ro('Ce antrenor a fost concediat anul acesta?', NOTHING),
    en('Who paid their membership late?', NOTHING),
  ],
};
