import { type Conversation } from '../conversations.js';
import { type Asked, en, type Field, is, NOTHING, ro, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { most, sum, those } from '../ownTables/rows.js';
import { toldBy } from '../personalFiles/rows.js';
import { where } from '../publicFiles/rows.js';
import { called as charger, carChargers, chargers, fee, maker, onIsland, ports, station } from './carChargers.js';
import { called as injury, concussions, inSeason, missed, ofTeam, opponent, player, playing } from './concussions.js';
import { called as spellOf, castBy, classesOf, highSpells, ofLevel, ofSchool, spell } from './highSpells.js';
import {
  age,
  called as patientOf,
  departure,
  employee,
  hospitalServices,
  refused,
  weeksOf,
  working,
} from './hospitalServices.js';
import { beginning, called as plantOf, code, fruitsAndSpices, plant, scientific } from './fruitsAndSpices.js';
import { approved, called as license, naming, openLicenses } from './openLicenses.js';
import { dateOf, inYear, publicHolidays, told, weekdayOf } from './publicHolidays.js';
import { days, least } from './rows.js';
import { called as foodOf, calories, fat, food, ofCategory, servedFoods } from './servedFoods.js';
import { auditionsOf, bornIn, called as finalist, city, contestant, talentShow, tickets } from './talentShow.js';
import {
  called as scriptOf,
  inYear as addedIn,
  naming as scriptsNaming,
  script,
  writingScripts,
} from './writingScripts.js';

const talk = (field: Field, opening: string, ...asked: Asked[]): Conversation => ({ field, opening, asked });
const season6 = auditionsOf(6);
const bengals = ofTeam('Cincinnati Bengals');
const bsd = naming('BSD');
const fish = ofCategory('Fish, Seafood');
const grapes = beginning('Grapes').map(plant);
const illusions = ofSchool('Illusion');

/** Forty-eight turns that go on from a first question, in twenty-two conversations. */
export const RECORD_CONVERSATIONS: readonly Conversation[] = [
  talk(
    talentShow,
    'Which cities had auditions in season 5?',
    en('and season 6?', those(...season6.map(city)), 'audition_city', 'season'),
    en('which of them gave out the most tickets', those(...most(season6, tickets).map(city)), 'tickets_to_hollywood'),
    en('how many tickets is that in total for season 6', () => says(sum(season6.map(tickets))), 'tickets_to_hollywood'),
  ),
  talk(
    talentShow,
    'Where was Clay Aiken born?',
    en('and Bo Bice?', toldBy([cell('Birthplace')(finalist('Bo Bice'))]), 'Birthplace'),
    en('which season was he in', () => says(Number(cell('Season')(finalist('Bo Bice')))), 'Season'),
  ),
  talk(
    talentShow,
    'Which finalists were born in Houston, Texas?',
    en('how about Glendale, Arizona', those(...bornIn('Glendale, Arizona').map(contestant)), 'Birthplace'),
    en('what are their phone numbers', NOTHING),
  ),
  talk(
    hospitalServices,
    'How many nurses work in surgery?',
    en('and doctors?', () => says(working('doctor', 'surgery').length), 'role'),
    en('who are they', those(...working('doctor', 'surgery').map(employee)), 'role', 'service'),
  ),
  talk(
    hospitalServices,
    'How old is Laura Roberts?',
    en('and Bryan Herrera', () => says(age(patientOf('Bryan Herrera'))), 'age'),
    en('when did he leave?', days(departure(patientOf('Bryan Herrera'))), 'departure_date'),
  ),
  talk(
    hospitalServices,
    'How many patients did the ICU refuse in week 3?',
    en('week 7?', () => says(sum(weeksOf('ICU', 7).map(refused))), 'patients_refused', 'week'),
  ),
  talk(
    concussions,
    'How many injuries did the Cleveland Browns have?',
    en('and the Cincinnati Bengals?', () => says(bengals.length), 'Team'),
    en('which of them missed the most games', those(...most(bengals, missed).map(player)), 'Games Missed'),
    en(
      'how many of the Bengals injuries were in 2014/2015',
      () => says(where(bengals, 'Season', '2014/2015').length),
      'Season',
    ),
  ),
  talk(
    concussions,
    'Who was Percy Harvin playing against?',
    en('and Josh Thomas', those(opponent(injury('Josh Thomas'))), 'Opposing Team'),
  ),
  talk(
    concussions,
    'How many injuries were there in the 2013/2014 season?',
    en('just the quarterbacks', () => says(where(inSeason('2013/2014'), 'Position', 'Quarterback').length), 'Position'),
    en('and in total over both seasons?', () => says(playing('Quarterback').length), 'Season', 'Position'),
  ),
  talk(
    carChargers,
    'How many stations are on Kauai?',
    en('and on Maui', () => says(onIsland('Maui').length), 'Island'),
    en(
      'which one of those has the most chargers',
      those(...most(onIsland('Maui'), chargers).map(station)),
      'Number of Chargers',
    ),
  ),
  talk(
    carChargers,
    'Who made the charger at Ewa Town Center?',
    en('and at Walmart?', those(maker(charger('Walmart'))), 'Manufacturer'),
    en('how many ports does it have', () => says(ports(charger('Walmart'))), 'Number of Ports'),
    en('what does it cost', toldBy([fee(charger('Walmart'))]), 'Charge Fee'),
    en('and who installed it?', NOTHING),
  ),
  talk(
    openLicenses,
    'How many licenses have Apple in the name?',
    en('and BSD?', () => says(bsd.length), 'name'),
    en('how many of those are osi approved', () => says(approved(bsd).length), 'osiApproved'),
    en('Is Barr License approved too?', () => is(license('Barr').osiApproved), 'osiApproved'),
  ),
  talk(
    highSpells,
    'Ce vrăji sunt din școala Necromancy?',
    ro('dar Illusion?', those(...illusions.map(spell)), 'school'),
    ro('care dintre ele sunt de nivelul 7', those(...illusions.filter(({ level }) => level === 7).map(spell)), 'level'),
  ),
  talk(
    highSpells,
    'Câte vrăji are clasa Druid?',
    ro('și Sorcerer', () => says(castBy('Sorcerer').length), 'classes'),
    ro(
      'câte dintre ele sunt de nivelul 9?',
      () => says(castBy('Sorcerer').filter((one) => ofLevel(9).includes(one)).length),
      'level',
    ),
  ),
  talk(
    highSpells,
    'Ce clase pot folosi Teleport?',
    ro('dar Gate', those(...classesOf('Gate')), 'classes'),
    ro('si ce durata are', toldBy([spellOf('Gate').duration]), 'duration'),
  ),
  talk(
    servedFoods,
    'Câte calorii are Tuna?',
    ro('dar Salmon?', () => says(calories(foodOf('Salmon'))), 'Calories'),
    ro('si cata grasime (Fat)', () => says(fat(foodOf('Salmon'))), 'Fat'),
    ro(
      'care are cele mai puține calorii din categoria ei',
      those(...least(fish, calories).map(food)),
      'Calories',
      'Category',
    ),
  ),
  talk(
    writingScripts,
    'Ce scrieri au Han în nume?',
    ro('dar Japanese?', those(...scriptsNaming('Japanese').map(script)), 'name'),
  ),
  talk(
    writingScripts,
    'Câte scrieri s-au adăugat în 2009?',
    ro('dar în 2012', () => says(addedIn(2012).length), 'date'),
    ro('când a fost adăugat Carian?', days(scriptOf('Carian').date), 'date'),
  ),
  talk(
    fruitsAndSpices,
    'Care e numele științific (scie) la Nutmeg?',
    ro('dar la Mace?', toldBy([scientific(plantOf('Mace'))]), 'scie'),
    ro('ce cod are', toldBy([code(plantOf('Mace'))]), 'code'),
  ),
  talk(
    fruitsAndSpices,
    'Câte feluri de Banana sunt?',
    ro('dar Grapes', () => says(beginning('Grapes').length), 'name'),
    ro('care dintre ele sunt seedless?', those(...grapes.filter((name) => name.includes('seedless'))), 'name'),
  ),
  talk(
    publicHolidays,
    'Când a fost Thanksgiving Day în 2019?',
    ro('dar în 2020?', days(dateOf('Thanksgiving Day', 2020)), 'Date', 'Year'),
    ro('și Memorial Day', days(dateOf('Memorial Day', 2020)), 'Holiday', 'Date'),
    ro('in ce zi a saptamanii a fost', weekdayOf('Memorial Day', 2020), 'WeekDay'),
  ),
  talk(
    publicHolidays,
    'Ce sărbători au fost în ianuarie 2010?',
    ro('dar în octombrie', told(where(inYear(2010), 'Month', '10')), 'Month'),
    ro('cine a hotărât asta?', NOTHING),
  ),
];
