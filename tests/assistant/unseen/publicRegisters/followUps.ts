import { type Conversation } from '../conversations.js';
import { type Asked, en, type Field, is, NOTHING, ro, says } from '../Gold.js';
import { near } from '../openData/rows.js';
import { most, sum, those } from '../ownTables/rows.js';
import { toldBy } from '../personalFiles/rows.js';
import { activityCodes, codeOf, coded, english, inSection, told as activities, under } from './activityCodes.js';
import { basketballRosters, named, roster, team, teamOf, told as teamsTold } from './basketballRosters.js';
import {
  commodityFutures,
  currency,
  called as commodity,
  inGroup,
  of as from,
  told as commodities,
} from './commodityFutures.js';
import {
  departmentOf,
  frenchTowns,
  people as dwellers,
  regionOf,
  told as places,
  town,
  townsOf,
} from './frenchTowns.js';
import { frenchVote, inRegion, result, share as percent, turnout, votes, winner } from './frenchVote.js';
import { college, county, inState, midwestCounties, people, told as countiesTold } from './midwestCounties.js';
import { mobileNetworks, ofCountry, on, operators, runBy } from './mobileNetworks.js';
import { at, inQuarter, organDonors, rate, share, told as states } from './organDonors.js';
import { days, least } from './rows.js';
import {
  at as playing,
  born,
  called as player,
  height,
  of as country,
  spike,
  told as players,
  volleyballPlayers,
} from './volleyballPlayers.js';
import { called as font, covering, ofCategory, styles, told as fonts, webFonts } from './webFonts.js';

const talk = (field: Field, opening: string, ...asked: Asked[]): Conversation => ({ field, opening, asked });
const monospace = ofCategory('monospace');
const hebrew = covering('hebrew');
const softs = inGroup('softs').filter((row) => from('united kingdom').includes(row));
const normandy = townsOf('Normandie');

/** Forty-eight turns that go on from a first question, in eighteen conversations. */
export const REGISTER_CONVERSATIONS: readonly Conversation[] = [
  talk(
    mobileNetworks,
    'How many networks are there in Hungary?',
    en('and in Slovakia?', () => says(ofCountry('Slovakia').length), 'countryName'),
    en('how many of them have 5G in their bands', () => says(on('Slovakia', '5G').length), 'bands'),
    en('who are their operators', those(...operators(on('Slovakia', '5G'))), 'operator'),
  ),
  talk(
    mobileNetworks,
    'Which country does RFI belong to?',
    en('and ÖBB', those(...runBy('ÖBB').map(({ countryName }) => countryName)), 'countryName'),
    en('how many passengers does it carry', NOTHING),
  ),
  talk(
    webFonts,
    'Which fonts are monospace?',
    en('how many variants does the first, Anonymous Pro, have?', () => says(styles(font('Anonymous Pro'))), 'variants'),
    en('which of these three has the most', fonts(most(monospace, styles)), 'variants'),
    en('and when was it last modified', days(font('Azeret Mono').lastModified), 'lastModified'),
  ),
  talk(
    webFonts,
    'How many fonts support greek?',
    en('and hebrew?', () => says(hebrew.length), 'subsets'),
    en('list them', fonts(hebrew), 'subsets'),
    en('only the serif ones', fonts(covering('hebrew', ofCategory('serif'))), 'category', 'subsets'),
  ),
  talk(
    commodityFutures,
    'Which commodities are energy from the united kingdom?',
    en('what about softs', commodities(softs), 'group', 'country'),
    en('which of those are in GBP?', commodities(softs.filter((row) => currency(row) === 'GBP')), 'currency'),
  ),
  talk(
    commodityFutures,
    'What currency is MCX Cotton in?',
    en('and Live Cattle', those(currency(commodity('Live Cattle'))), 'currency'),
    en('which country is it from?', those('united states'), 'country'),
    en('how much did it cost last week', NOTHING),
  ),
  talk(
    basketballRosters,
    'Which team does Luka Doncic play for?',
    en('and Nikola Jokic?', teamsTold(teamOf(named('Nikola', 'Jokic'))), 'teamId'),
    en('how many players does that team have', () => says(roster(team('Nuggets')).length), 'teamId'),
    en("what's its abbreviation", toldBy([team('Nuggets').abbreviation]), 'abbreviation'),
  ),
  talk(
    midwestCounties,
    'What is the poptotal of KENT?',
    en('and INGHAM?', () => says(people(county('INGHAM'))), 'poptotal'),
    en('percollege there', near(college(county('INGHAM'))), 'percollege'),
    en('Is that more than in KENT?', () => is(college(county('INGHAM')) > college(county('KENT'))), 'percollege'),
  ),
  talk(
    midwestCounties,
    'Which MI county has the highest percollege?',
    en('and the lowest?', countiesTold(least(inState('MI'), college)), 'percollege'),
    en('and the lowest in WI', countiesTold(least(inState('WI'), college)), 'percollege', 'state'),
  ),
  talk(
    frenchVote,
    'Câte voturi a luat LE PEN în Normandie?',
    ro('dar MACRON?', () => says(votes(result('MACRON', 'Normandie'))), 'cand_nb_voix'),
    ro('si in Bretagne', () => says(votes(result('MACRON', 'Bretagne'))), 'cand_nb_voix'),
    ro(
      'ce procent inseamna asta (cand_rapport_exprim)?',
      near(percent(result('MACRON', 'Bretagne'))),
      'cand_rapport_exprim',
    ),
  ),
  talk(
    frenchVote,
    'Cine a luat cele mai multe voturi în Martinique?',
    ro('dar în Mayotte', those(...winner('Mayotte')), 'cand_nb_voix', 'reg_name'),
    ro('câți înscriși (inscrits_nb) sunt acolo?', () => says(turnout('Mayotte', 'inscrits_nb')), 'inscrits_nb'),
    ro(
      'cine a ieșit ultimul',
      those(...most(inRegion('Mayotte'), (row) => -votes(row)).map((row) => row['cand_nom'] ?? '')),
      'cand_nb_voix',
    ),
  ),
  talk(
    frenchTowns,
    'În ce departament e Pau?',
    ro('dar Quimper?', places(departmentOf(town('Quimper'))), 'departement'),
    ro('si in ce regiune e', places(regionOf(town('Quimper'))), 'region'),
    ro('cine e primar acolo?', NOTHING),
  ),
  talk(
    frenchTowns,
    'Ce comune sunt în regiunea Normandie?',
    ro('care are cei mai mulți locuitori', places(...most(normandy, dwellers)), 'population'),
    ro('cat fac toate la un loc la population', () => says(sum(normandy.map(dwellers))), 'population'),
  ),
  talk(
    activityCodes,
    'Ce activitate are codul 9111?',
    ro('dar 9112?', activities([coded('9112') ?? {}]), 'title_ro'),
    ro('cum e în engleză', toldBy([english(coded('9112'))]), 'title_en'),
    ro('ce cod are Restaurante', codeOf('Restaurante'), 'code'),
  ),
  talk(
    activityCodes,
    'Câte clase are secțiunea I?',
    ro('dar secțiunea K', () => says(inSection('K', 'class').length), 'section', 'level'),
    ro('care au parent 639?', activities(under('639')), 'parent'),
  ),
  talk(
    organDonors,
    'Ce rată are Ohio în Q42010?',
    ro('dar Florida?', share(at('Florida', 'Q42010')), 'Rate'),
    ro('si in Q12012', share(at('Florida', 'Q12012')), 'Rate', 'Quarter'),
    ro('care stat are cea mai mare rată atunci', states(most(inQuarter('Q12012'), rate)), 'Rate', 'Quarter'),
  ),
  talk(
    volleyballPlayers,
    'Câte jucătoare sunt pe position_number 6?',
    ro('dar pe 4', () => says(playing(4).length), 'position_number'),
    ro('care dintre ele e cea mai înaltă?', players(most(playing(4), height)), 'height'),
  ),
  talk(
    volleyballPlayers,
    'Când s-a născut Anna Danesi?',
    ro('si Cansu Ozbay', days(born(player('Cansu Ozbay'))), 'date_of_birth'),
    ro('ce spike are?', () => says(spike(player('Cansu Ozbay'))), 'spike'),
    ro(
      'cine are spike mai mare ca ea din country 26',
      players(country(26).filter((row) => spike(row) > spike(player('Cansu Ozbay')))),
      'spike',
      'country',
    ),
  ),
];
