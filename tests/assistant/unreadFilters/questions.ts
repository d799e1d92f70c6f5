import { company } from '../unseen/fields/company.js';
import { football } from '../unseen/fields/football.js';
import { hospital } from '../unseen/fields/hospital.js';
import { library } from '../unseen/fields/library.js';
import { museum } from '../unseen/fields/museum.js';
import { shop } from '../unseen/fields/shop.js';
import { type Language } from '../graphs/Language.js';
import { type UnreadFilter } from './requests.js';
import { passengers } from './passengers.js';

const FIELDS = { company, football, hospital, library, museum, shop };

const of =
  (language: Language) =>
  (name: keyof typeof FIELDS | 'passengers', request: string, word: string): UnreadFilter => {
    const graph = () => (name === 'passengers' ? passengers(language).graph : FIELDS[name].world.graph);
    return { name: `${name} ${language}`, graph, language, request, word };
  };
const en = of('en');
const ro = of('ro');

/** Questions with a word that the graph cannot decide, written before the grammar was looked at for them. */
export const UNREAD_QUESTIONS: readonly UnreadFilter[] = [
  en('passengers', 'Which women in first class had a big fare?', 'big'),
  en('passengers', 'How many orphans survived?', 'orphans'),
  en('passengers', 'List the passengers in class 3 with a reasonable fare', 'reasonable'),
  en('passengers', 'Which seasick passengers survived?', 'seasick'),
  en('passengers', 'How many men travelled alone?', 'alone'),
  en('passengers', 'What is the average fare of married passengers?', 'married'),
  en('passengers', 'Which passengers in class 2 could swim and survived?', 'swim'),
  en('passengers', 'Who survived in a lifeboat?', 'lifeboat'),
  en('football', 'Which players have a decent number of goals and play for Rovers?', 'decent'),
  en('football', 'Which left-footed strikers play for United?', 'left-footed'),
  en('football', 'How many injured players does Rovers have?', 'injured'),
  en('football', 'Which clubs did United beat in the rain?', 'rain'),
  en('football', 'Which stadiums with a roof hold more than 10000?', 'roof'),
  en('football', 'Which goalkeepers over 25 speak Spanish?', 'Spanish'),
  en('football', 'Who scored the most penalties?', 'penalties'),
  en('football', 'Which clubs did Rovers narrowly defeat?', 'narrowly'),
  en('football', 'Which players were illegally loaned to Albion?', 'illegally'),
  en('hospital', 'Which patients older than 60 have visitors?', 'visitors'),
  en('hospital', 'Which female doctors treat Peter Hale?', 'female'),
  en('hospital', 'How many patients with asthma smoke?', 'smoke'),
  en('hospital', 'Which wards with a nice view have more than 8 beds?', 'view'),
  en('hospital', 'Which patients were admitted by ambulance in 2025?', 'ambulance'),
  en('hospital', 'Which doctors have a huge age and work in the North Wing?', 'huge'),
  en('hospital', 'Which contagious diseases are deadly?', 'deadly'),
  en('hospital', 'Which drugs without side effects cure migraine?', 'side effects'),
  en('library', 'Which books in Danish are illustrated?', 'illustrated'),
  en('library', 'Which readers secretly borrowed Winter Bees?', 'secretly'),
  en('library', 'Which famous authors wrote more than two books?', 'famous'),
  en('library', 'How many torn books are kept at Central?', 'torn'),
  en('library', 'Which books with a suitable number of pages did Lena Frost write?', 'suitable'),
  en('library', 'Which readers under 30 returned their books late?', 'late'),
  en('shop', 'Which products with a fair price are brown?', 'fair'),
  en('shop', 'How many gift-wrapped orders were delivered?', 'gift-wrapped'),
  en('shop', 'Which vegan products cost less than 50?', 'vegan'),
  en('shop', 'Which customers from York paid by card?', 'card'),
  en('shop', 'Which suppliers from Sweden deliver on Sundays?', 'Sundays'),
  en('shop', 'Which reviewed products are made by hand?', 'hand'),
  en('shop', 'What is the total of express orders?', 'express'),
  en('company', 'Which employees have a generous salary?', 'generous'),
  en('company', 'Who works from home in the company?', 'home'),
  ro('passengers', 'Câți orfani au supraviețuit?', 'orfani'),
  ro('passengers', 'Ce femei din clasa 1 au avut un preț piperat?', 'piperat'),
  ro('passengers', 'Care este prețul mediu al pasagerilor căsătoriți?', 'căsătoriți'),
  ro('passengers', 'Ce pasageri din clasa 3 știau să înoate?', 'înoate'),
  ro('passengers', 'Câți bărbați au călătorit singuri?', 'singuri'),
  ro('museum', 'Ce exponate furate sunt în Sala Verde?', 'furate'),
  ro('museum', 'Câte exponate fragile au fost donate de Radu Enescu?', 'fragile'),
  ro('museum', 'Ce lucrări ale lui Paolo Grassi au o înălțime potrivită?', 'potrivită'),
  ro('museum', 'Ce exponate în ulei sunt asigurate?', 'asigurate'),
  ro('museum', 'Ce artiști români au fost bogați?', 'bogați'),
  ro('museum', 'Ce săli cu ferestre sunt la etajul 2?', 'ferestre'),
  ro('museum', 'Câte exponate au fost donate anonim?', 'anonim'),
  ro('museum', 'Ce exponate din bronz sunt ruginite?', 'ruginite'),
  ro('museum', 'Ce exponate sunt expuse provizoriu în Sala Mică?', 'provizoriu'),
  ro('museum', 'Ce artiști au elevi talentați?', 'talentați'),
  ro('museum', 'Care este cel mai vechi exponat semnat?', 'semnat'),
  ro('museum', 'Ce exponate sunt mai înalte de 150 și au ramă?', 'ramă'),
  ro('museum', 'Ce expoziții gratuite au început în 2026?', 'gratuite'),
  ro('museum', 'Cine a realizat noaptea exponatul Portul vechi?', 'noaptea'),
  ro('museum', 'Câte exponate are Sala Roșie în depozit?', 'depozit'),
];
