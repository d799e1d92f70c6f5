import { about, en, type Field, first, names, NOTHING, ro, says } from '../Gold.js';
import { num, top, World } from '../World.js';
import { day, having, mean } from './reckon.js';

const world = new World();
world.add('Language', 'name', {
  Spanish: { family: 'Romance' },
  Japanese: { family: 'Japonic' },
  Swedish: { family: 'Germanic' },
  Welsh: { family: 'Celtic' },
});
world.add('Course', 'title', {
  'Hola Uno': { difficulty: 'beginner', lessons: 24, price_eur: 90 },
  'Hola Dos': { difficulty: 'intermediate', lessons: 30, price_eur: 120 },
  'Kana in a month': { difficulty: 'beginner', lessons: 20, price_eur: 75 },
  'Business Japanese': { difficulty: 'advanced', lessons: 40, price_eur: 260 },
  'Fika and grammar': { difficulty: 'beginner', lessons: 18, price_eur: 60 },
  'Dragons and mutations': { difficulty: 'intermediate', lessons: 22, price_eur: 80 },
});
world.add('Tutor', 'name', {
  'Marisol Vega': { hourly_rate: 25, rating: 4.7, country: 'Mexico' },
  'Kenji Mori': { hourly_rate: 40, rating: 4.9, country: 'Japan' },
  'Astrid Nyberg': { hourly_rate: 32, rating: 4.2, country: 'Sweden' },
  'Gwen Pryce': { hourly_rate: 28, rating: 4.5, country: 'Wales' },
});
world.add('Learner', 'user_name', {
  'piotr-k': { nativeLanguage: 'Polish', joined: '2023-01-14', streak: 210 },
  'amelie.r': { nativeLanguage: 'French', joined: '2024-05-30', streak: 12 },
  deepak7: { nativeLanguage: 'Hindi', joined: '2022-11-02', streak: 402 },
  sofiaB: { nativeLanguage: 'Italian', joined: '2025-02-19', streak: 0 },
  oldtom: { nativeLanguage: 'English', joined: '2024-09-08', streak: 33 },
  yuki22: { nativeLanguage: 'Japanese', joined: '2025-08-25', streak: 5 },
});
world.join(
  'TEACHES_LANGUAGE',
  'Hola_Uno > Spanish, Hola_Dos > Spanish, Kana_in_a_month > Japanese, Business_Japanese > Japanese',
);
world.join('TEACHES_LANGUAGE', 'Fika_and_grammar > Swedish, Dragons_and_mutations > Welsh');
world.join('GIVEN_BY', 'Hola_Uno > Marisol_Vega, Hola_Dos > Marisol_Vega, Kana_in_a_month > Kenji_Mori');
world.join(
  'GIVEN_BY',
  'Business_Japanese > Kenji_Mori, Fika_and_grammar > Astrid_Nyberg, Dragons_and_mutations > Gwen_Pryce',
);
world.join('REQUIRES', 'Hola_Dos > Hola_Uno, Business_Japanese > Kana_in_a_month');
world.join(
  'SPEAKS',
  'Marisol_Vega > Spanish, Kenji_Mori > Japanese Spanish, Astrid_Nyberg > Swedish Japanese, Gwen_Pryce > Welsh',
);
const taken = (who: string, what: string, progress: number, grade: number | null) =>
  world.graph.relationship(who, 'ENROLLED_IN', what, { progress, grade });
taken('piotr-k', 'Hola Uno', 100, 8.5);
taken('piotr-k', 'Hola Dos', 45, null);
taken('amelie.r', 'Hola Uno', 30, null);
taken('deepak7', 'Kana in a month', 100, 9.5);
taken('deepak7', 'Business Japanese', 80, null);
taken('deepak7', 'Fika and grammar', 100, 7);
taken('oldtom', 'Dragons and mutations', 60, null);
taken('yuki22', 'Hola Uno', 10, null);
world.tie('piotr-k', 'REVIEWED', 'Marisol Vega', { stars: 5 });
world.tie('deepak7', 'REVIEWED', 'Kenji Mori', { stars: 4 });
world.tie('deepak7', 'REVIEWED', 'Astrid Nyberg', { stars: 3 });
world.tie('oldtom', 'REVIEWED', 'Gwen Pryce', { stars: 5 });

const TAKES = 'ENROLLED_IN';

/** People who learn languages and who teaches them. */
export const tongues: Field = {
  name: 'tongues',
  language: 'en',
  world,
  asked: [
    en('Which courses does Kenji Mori give?', (w) => names(w.in('Kenji Mori', 'GIVEN_BY')), 'GIVEN_BY'),
    en('Who is enrolled in Hola Uno?', (w) => names(w.in('Hola Uno', TAKES)), TAKES),
    en('Which learner has the longest streak?', (w) => names(top(w.all('Learner'), (l) => num(l, 'streak'))), 'streak'),
    en('What is the cheapest course?', (w) => names(top(w.all('Course'), (c) => -num(c, 'price_eur'))), 'price_eur'),
    en(
      'How many beginner courses are there?',
      (w) => says(having(w.all('Course'), 'difficulty', 'beginner').length),
      'difficulty',
    ),
    en(
      'Which learners are not taking any course?',
      (w) => names(w.all('Learner').filter((l) => w.out(l, TAKES).length === 0)),
      TAKES,
    ),
    en('How many stars did deepak7 give Astrid Nyberg?', () => says(3), 'stars'),
    en('What grade did piotr-k get in Hola Uno?', () => says(8.5), 'grade'),
    en(
      'Which course do I need before Business Japanese?',
      (w) => names(w.out('Business Japanese', 'REQUIRES')),
      'REQUIRES',
    ),
    en(
      'tutors who speak more than one language',
      (w) => names(w.all('Tutor').filter((t) => w.out(t, 'SPEAKS').length > 1)),
      'SPEAKS',
    ),
    en('Number of learners per course', () => says(3, 1, 1, 1, 1, 1), TAKES),
    en(
      'Which courses cost between 70 and 100 euros?',
      (w) => names(w.all('Course').filter((c) => num(c, 'price_eur') >= 70 && num(c, 'price_eur') <= 100)),
      'price_eur',
    ),
    en(
      'Who joined in 2024?',
      (w) =>
        names(
          w.all('Learner').filter((l) => day(l, 'joined') >= Date.UTC(2024, 0) && day(l, 'joined') < Date.UTC(2025, 0)),
        ),
      'joined',
    ),
    en(
      'Who charges more per hour, Astrid Nyberg or Gwen Pryce?',
      (w) => first(w.named('Astrid Nyberg'), w.named('Gwen Pryce')),
      'hourly_rate',
    ),
    en(
      'Average price of the Japanese courses',
      (w) => about(mean(w.in('Japanese', 'TEACHES_LANGUAGE'), 'price_eur')),
      'price_eur',
      'TEACHES_LANGUAGE',
    ),
    ro('Câte lecții are cursul Hola Dos?', () => says(30), 'lessons'),
    en('How many hours a week does amelie.r study?', NOTHING),
    en('Which textbook is used in Fika and grammar?', NOTHING),
    en('Who failed the final exam?', NOTHING),
    ro('Ce adresă de email are Gwen Pryce?', NOTHING),
  ],
};
