import { about, en, type Field, first, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';
import { having, mean } from '../tenGraphs/reckon.js';
import { on } from './days.js';

const world = new World();
world.add('Film', 'title', {
  'The Salt Road': { year: 2025, runtime_min: 118, genre: 'drama', country: 'Chile' },
  'Paper Lanterns': { year: 2024, runtime_min: 96, genre: 'animation', country: 'Japan' },
  'Nine Winters': { year: 2025, runtime_min: 141, genre: 'drama', country: 'Finland' },
  'Static Bloom': { year: 2026, runtime_min: 88, genre: 'documentary', country: 'Canada' },
  'Glass Orchard': { year: 2026, runtime_min: 104, genre: 'thriller', country: 'Chile' },
  'Low Tide Waltz': { year: 2025, runtime_min: 93, genre: 'comedy', country: 'Portugal' },
  'The Cartographer': { year: 2026, runtime_min: 127, genre: 'drama', country: 'Canada' },
  'Moth Season': { year: 2024, runtime_min: 79, genre: 'documentary', country: 'Finland' },
});
world.add('Director', 'name', {
  'Lucia Ferrand': { nationality: 'Chilean', birth_date: '1971-04-09' },
  'Kenji Morita': { nationality: 'Japanese', birth_date: '1980-11-30' },
  'Aino Salmi': { nationality: 'Finnish', birth_date: '1965-02-17' },
  'Noah Tremblay': { nationality: 'Canadian', birth_date: '1990-08-05' },
  'Beatriz Nunes': { nationality: 'Portuguese', birth_date: '1986-12-21' },
});
world.add('Cinema', 'name', {
  Rialto: { seats: 320, opened: 1934 },
  'Odeon Hall': { seats: 540, opened: 1968 },
  'Studio Nord': { seats: 95, opened: 2011 },
});
world.add('JuryMember', 'name', {
  'Petra Vogel': { profession: 'critic' },
  'Idris Okoye': { profession: 'composer' },
  'Maya Lindqvist': { profession: 'actor' },
  'Sam Delgado': { profession: 'critic' },
});
world.add('Award', 'name', {
  'Golden Fern': { prize_eur: 20000 },
  'Audience Prize': { prize_eur: 5000 },
  'Best Debut': { prize_eur: 10000 },
  'Best Editing': { prize_eur: 4000 },
});
world.join('DIRECTED', 'Lucia_Ferrand > The_Salt_Road Glass_Orchard, Kenji_Morita > Paper_Lanterns');
world.join('DIRECTED', 'Aino_Salmi > Nine_Winters Moth_Season, Noah_Tremblay > Static_Bloom The_Cartographer');
world.join('DIRECTED', 'Beatriz_Nunes > Low_Tide_Waltz');
world.join('WON', 'Nine_Winters > Golden_Fern, Paper_Lanterns > Audience_Prize, Static_Bloom > Best_Debut');
for (const [film, cinema, screening_date, tickets_sold] of [
  ['The Salt Road', 'Rialto', '2026-06-12', 280],
  ['The Salt Road', 'Odeon Hall', '2026-06-14', 455],
  ['Paper Lanterns', 'Odeon Hall', '2026-06-13', 512],
  ['Nine Winters', 'Rialto', '2026-06-15', 301],
  ['Static Bloom', 'Studio Nord', '2026-06-12', 71],
  ['Glass Orchard', 'Odeon Hall', '2026-06-15', 398],
  ['Low Tide Waltz', 'Studio Nord', '2026-06-16', 90],
  ['The Cartographer', 'Rialto', '2026-06-13', 244],
  ['Moth Season', 'Studio Nord', '2026-06-14', 58],
] as const)
  world.tie(film, 'SCREENED_AT', cinema, { screening_date, tickets_sold });
for (const [juror, film, score] of [
  ['Petra Vogel', 'Static Bloom', 8],
  ['Petra Vogel', 'The Salt Road', 7],
  ['Petra Vogel', 'Nine Winters', 9],
  ['Idris Okoye', 'Nine Winters', 10],
  ['Idris Okoye', 'Paper Lanterns', 6],
  ['Maya Lindqvist', 'Low Tide Waltz', 5],
  ['Maya Lindqvist', 'The Cartographer', 7],
  ['Maya Lindqvist', 'Nine Winters', 8],
] as const)
  world.tie(juror, 'RATED', film, { score });

/** Films at a festival: who made them, where they were shown, what a jury made of them. */
export const festival: Field = {
  name: 'festival',
  language: 'en',
  world,
  asked: [
    en('How many films are in the programme?', (w) => says(w.all('Film').length), 'Film'),
    en('Which documentaries do we have?', (w) => names(having(w.all('Film'), 'genre', 'documentary')), 'genre'),
    en('Who directed Nine Winters?', (w) => names(w.in('Nine Winters', 'DIRECTED')), 'DIRECTED'),
    en("What's the longest film?", (w) => names(top(w.all('Film'), (f) => num(f, 'runtime_min'))), 'runtime_min'),
    en(
      'List the films that have not won any award.',
      (w) => names(w.all('Film').filter((f) => w.out(f, 'WON').length === 0)),
      'WON',
    ),
    en(
      'How many films did each director make?',
      (w) => says(...w.all('Director').map((d) => w.out(d, 'DIRECTED').length)),
      'DIRECTED',
    ),
    en(
      'How many tickets were sold for The Salt Road in total?',
      (w) =>
        says(
          w
            .outTies('The Salt Road', 'SCREENED_AT')
            .reduce((sum, tie) => sum + Number(tie.properties['tickets_sold']), 0),
        ),
      'tickets_sold',
      'SCREENED_AT',
    ),
    en('What score did Petra Vogel give to Static Bloom?', () => says(8), 'score', 'RATED'),
    en(
      'Which films got a score of 9 or more?',
      (w) =>
        names(w.all('Film').filter((f) => w.inTies(f, 'RATED').some((tie) => Number(tie.properties['score']) >= 9))),
      'score',
      'RATED',
    ),
    en(
      'Which directors made a film that won an award?',
      (w) => names(w.all('Director').filter((d) => w.out(d, 'DIRECTED').some((f) => w.out(f, 'WON').length > 0))),
      'DIRECTED',
      'WON',
    ),
    en(
      'Was Moth Season shown at the Rialto?',
      (w) => is(has(w.out('Moth Season', 'SCREENED_AT'), 'Rialto')),
      'SCREENED_AT',
    ),
    en('When was Low Tide Waltz screened at Studio Nord?', () => on('2026-06-16'), 'screening_date', 'SCREENED_AT'),
    en(
      'Who is older, Kenji Morita or Beatriz Nunes?',
      (w) => first(w.named('Kenji Morita'), w.named('Beatriz Nunes')),
      'birth_date',
    ),
    ro(
      'Ce cinematograf are cele mai puține locuri?',
      (w) => names(top(w.all('Cinema'), (c) => -num(c, 'seats'))),
      'seats',
    ),
    ro('Care este durata medie a filmelor?', (w) => about(mean(w.all('Film'), 'runtime_min')), 'runtime_min'),
    ro('Ce filme a regizat Aino Salmi?', (w) => names(w.out('Aino Salmi', 'DIRECTED')), 'DIRECTED'),
    en('How much did Glass Orchard cost to make?', NOTHING),
    en('Who composed the music for Paper Lanterns?', NOTHING),
    en('Which films were rejected by the selection committee?', NOTHING),
    ro('Câți spectatori au plecat de la Nine Winters înainte de final?', NOTHING),
  ],
};
