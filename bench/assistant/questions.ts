import { type Language } from '../../server/assistant/language/lexicon/files.js';

/** A question as the bench asks it, with what was asked before it. */
export interface BenchQuestion {
  readonly language: Language;
  readonly question: string;
  readonly earlier?: readonly string[];
}

/** Questions about the sample graph, in the large graph's own language and in the other one, refusals and help among them. */
const OF_SAMPLE: Readonly<Record<Language, readonly (string | readonly [string, string])[]>> = {
  en: [
    'What is the capital of France?',
    ['What is the capital of France?', 'and its area?'],
    'Tell me what you know about Azerbajan',
    'what is the uk',
    'How many countries are in Africa?',
    ['How many countries are in Africa?', 'and how many of them are landlocked?'],
    'Which African countries have an area between 20,000 and 30,000 square kilometres?',
    'Which countries border both France and Germany?',
    'Where do they speak Portuguese outside Africa?',
    'How are Portugal and Romania connected?',
    'Which language is spoken in the most countries?',
    'What are the three largest countries?',
    'Compare Romania and Bulgaria.',
    'Is Norway bigger than Sweden?',
    'Who is the president of France?',
    'What is the capital of Wakanda?',
    'Why is Bolivia landlocked?',
    'How do I take back a mistake?',
    'Where do I switch to the dark theme?',
    'What changed since yesterday?',
  ],
  ro: [
    'Care este capitala Franței?',
    ['Care este capitala Franței?', 'dar suprafața?'],
    'Spune-mi ce știi despre Azerbaigean',
    'ce stii despre Olanda',
    'Câte țări sunt în Africa?',
    ['Câte țări sunt în Africa?', 'și câte dintre ele nu au ieșire la mare?'],
    'Ce țări africane au suprafața între 20.000 și 30.000 de kilometri pătrați?',
    'Ce țări se învecinează și cu Franța, și cu Germania?',
    'Unde se vorbește portugheza în afara Africii?',
    'Ce legătură este între Portugalia și România?',
    'Care limbă se vorbește în cele mai multe țări?',
    'Care sunt cele mai mari trei țări?',
    'Compară România cu Bulgaria.',
    'E Norvegia mai mare decât Suedia?',
    'Cine este președintele Franței?',
    'Care este capitala Ruritaniei?',
    'De ce nu are Bolivia ieșire la mare?',
    'Cum anulez o greșeală?',
    'De unde trec pe tema întunecată?',
    'Ce s-a schimbat de ieri?',
  ],
};

/** Questions about the made-up part, whose labels have from thousands to tens of thousands of nodes. */
const OF_MANY: Readonly<Record<Language, (one: string, other: string) => readonly string[]>> = {
  en: (one, other) => [
    `What is ${one}?`,
    `What is the year of ${one}?`,
    `How are ${one} and ${other} connected?`,
    `Compare ${one} and ${other}`,
    'How many companies are there?',
    'How many persons are active?',
    'How many papers have a year after 2010?',
    'Which songs have a year between 1990 and 1995?',
    'Which city has the most connections?',
    'Which person has the highest year?',
    `Who owns ${one}?`,
    `Which companies are near ${other}?`,
  ],
  ro: (one, other) => [
    `Ce este ${one}?`,
    `Ce legătură este între ${one} și ${other}?`,
    `Compară ${one} cu ${other}`,
    `Ce știi despre ${other}?`,
    'Câte orașe sunt?',
    'Care oraș are cele mai multe legături?',
    'Câte râuri au anul după 2010?',
    'Ce râuri au anul între 1990 și 1995?',
  ],
};

/** Questions that no rule reads, with words that no graph, that this graph, or that some of its texts have. */
const REFUSED: Readonly<Record<Language, (one: string) => readonly string[]>> = {
  en: (one) => [
    'Who inspected the plumbing of the northern warehouses?',
    `Which veterinarian vaccinated ${one} last spring?`,
    'How much did the velvet curtains of the ballroom weigh?',
    'Did any beekeeper complain about the pesticides?',
    `What upholstery does ${one} recommend for wicker armchairs?`,
  ],
  ro: (one) => [
    'Cine a zugrăvit tavanul bibliotecii comunale?',
    `Ce stomatolog a consultat ${one} primăvara trecută?`,
    'Cât cântăreau perdelele de catifea din salon?',
    'S-a plâns vreun apicultor de pesticide?',
    `Ce tapițerie recomandă ${one} pentru fotolii de nuiele?`,
  ],
};

/** Questions without an answer. @param names captions of nodes of the made-up part */
export const refusedQuestions = (names: readonly string[]): BenchQuestion[] =>
  (['en', 'ro'] as const).flatMap((language) =>
    names.flatMap((name) => REFUSED[language](name).map((question): BenchQuestion => ({ language, question }))),
  );

/** A mixed set in both languages. @param names captions of nodes of the made-up part */
export function benchQuestions(names: readonly string[]): BenchQuestion[] {
  const ofSample = (['en', 'ro'] as const).flatMap((language) =>
    OF_SAMPLE[language].map((one): BenchQuestion => {
      if (typeof one === 'string') return { language, question: one };
      const [before, question] = one;
      return { language, question, earlier: [before] };
    }),
  );
  const ofMany = (['en', 'ro'] as const).flatMap((language) =>
    names
      .slice(1)
      .flatMap((name, index) =>
        OF_MANY[language](name, names[index] ?? name).map((question): BenchQuestion => ({ language, question })),
      ),
  );
  return [...ofSample, ...ofMany];
}
