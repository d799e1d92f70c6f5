import { type Conversation } from '../conversations.js';
import { type Asked, en, type Field, NOTHING, ro, says } from '../Gold.js';
import { near } from '../openData/rows.js';
import { mean, most, sum, those } from '../ownTables/rows.js';
import { toldBy } from '../personalFiles/rows.js';
import { clemency, commutations, of, pardons, pardonsOf, received } from './clemency.js';
import { called as codeLanguage, codeLanguages, language, using } from './codeLanguages.js';
import { called as country, corruptionIndex, score, score2012 } from './corruptionIndex.js';
import { bikes, called as dock, cycleHire, empty, inArea, station as dockName } from './cycleHire.js';
import { called as substance, flammableSubstances, flash, ignition } from './flammableSubstances.js';
import {
  called as station,
  germanStations,
  inState,
  operatedBy,
  station as stationName,
  weight,
} from './germanStations.js';
import { inConstellation, described, magnitude, messierObjects, told, velocity } from './messierObjects.js';
import { called as mob, dropping, drops, entity, mobsAndLoot, ofCategory, tall } from './mobsAndLoot.js';
import { album, albumsBy, length, musicShop, track, tracksBy, tracksOn } from './musicShop.js';
import { least } from './rows.js';
import { elevation, inCountry, called as volcanoOf, dated, volcano, volcanoes } from './volcanoes.js';

const talk = (field: Field, opening: string, ...asked: Asked[]): Conversation => ({ field, opening, asked });
const gunpowder = dropping('gunpowder').filter((one) => entity(one) !== 'Creeper');
const hostile = ofCategory('Hostile mobs');

/** Forty turns that go on from a first question, in seventeen conversations. */
export const SHIPPED_CONVERSATIONS: readonly Conversation[] = [
  talk(
    cycleHire,
    'How many stations are in Soho?',
    en('and in Chelsea?', () => says(inArea('Chelsea').length), 'area'),
    en('how many bikes do they have together', () => says(sum(inArea('Chelsea').map(bikes))), 'nbikes'),
    en('which of them has the most bikes', those(...most(inArea('Chelsea'), bikes).map(dockName)), 'nbikes'),
  ),
  talk(
    cycleHire,
    'How many bikes are at Kennington Cross?',
    en('and at Bonny Street', () => says(bikes(dock('Bonny Street'))), 'nbikes'),
    en('how many empty docks does it have', () => says(empty(dock('Bonny Street'))), 'nempty'),
  ),
  talk(
    messierObjects,
    'Which objects are in Ori?',
    en('and in Leo?', told(inConstellation('Leo')), 'const'),
    en('which of those has the highest radvel', told(most(inConstellation('Leo'), velocity)), 'radvel'),
  ),
  talk(
    messierObjects,
    'How many objects of type GCl are there?',
    en('and OCl', () => says(described('Open Cluster').length), 'type'),
    en('what is their average vmag?', near(mean(described('Open Cluster').map(magnitude))), 'vmag'),
    en('who found them', NOTHING),
  ),
  talk(
    mobsAndLoot,
    'How many hostile mobs are there?',
    en('which one is the tallest', those(...most(hostile, tall).map(entity)), 'height'),
    en('how tall is it?', () => says(tall(mob('Giant'))), 'height'),
  ),
  talk(
    mobsAndLoot,
    'What does the Skeleton drop?',
    en('and the Creeper?', drops('Creeper'), 'drops', 'item'),
    en('who else drops gunpowder', toldBy(...gunpowder.map((one) => [entity(one)])), 'drops', 'item'),
  ),
  talk(
    volcanoes,
    'Which volcanoes are in Greece?',
    en('how many is that', () => says(inCountry('Greece').length)),
    en('which one is the highest', those(...most(inCountry('Greece'), elevation).map(volcano)), 'elevation_m'),
    en('and in Spain?', those(...most(inCountry('Spain'), elevation).map(volcano)), 'country', 'elevation_m'),
  ),
  talk(
    volcanoes,
    'How high is Etna?',
    en('and Vesuvius', () => says(elevation(volcanoOf('Vesuvius'))), 'elevation_m'),
    en('when did it last erupt?', dated('Vesuvius'), 'last_known_eruption'),
  ),
  talk(
    clemency,
    'How many petitions were received in 1925?',
    en('and in 1932?', () => says(sum(of(1932).map(received))), 'Petitions Received'),
    en('how many pardons were granted that year', () => says(sum(of(1932).map(pardons))), 'Pardons'),
    en('and commutations', () => says(sum(of(1932).map(commutations))), 'Commutations'),
    en('what were they convicted of?', NOTHING),
  ),
  talk(
    clemency,
    'What is the total number of pardons under Herbert Hoover?',
    en('and Calvin Coolidge?', () => says(pardonsOf('Calvin Coolidge')), 'Pardons'),
  ),
  talk(
    musicShop,
    'Ce albume are Amy Winehouse?',
    ro('dar Eric Clapton?', those(...albumsBy('Eric Clapton').map(album)), 'ARTISTID'),
    ro('câte melodii are el', () => says(tracksBy('Eric Clapton').length), 'ALBUMID', 'ARTISTID'),
    ro('care e cea mai lunga dintre ele', those(...most(tracksBy('Eric Clapton'), length).map(track)), 'MILLISECONDS'),
  ),
  talk(
    musicShop,
    'Câte melodii sunt pe albumul Unplugged?',
    ro('dar pe Back to Black', () => says(tracksOn('Back to Black').length), 'ALBUMID'),
  ),
  talk(
    germanStations,
    'Ce gări sunt în Sachsen?',
    ro('câte sunt', () => says(inState('Sachsen').length)),
    ro('care are weight cel mai mic?', those(...least(inState('Sachsen'), weight).map(stationName)), 'weight'),
    ro('și în Hessen', those(...least(inState('Hessen'), weight).map(stationName)), 'weight', 'federalState'),
  ),
  talk(
    germanStations,
    'Cine este operatorul gării Ulm Hbf?',
    ro('cate gari mai are', toldBy([operatedBy('NVBW').length, operatedBy('NVBW').length - 1]), 'operator'),
    ro(
      'dar la Kiel Hbf cine e operatorul?',
      toldBy([station('Kiel Hbf').operator.name, station('Kiel Hbf').operator.id]),
      'operator',
    ),
    ro('de când o administrează', NOTHING),
  ),
  talk(
    codeLanguages,
    'Ce limbaje au extensia .sql?',
    ro('dar .pl?', those(...using('.pl').map(language)), 'extensions'),
    ro('ce culoare are Prolog', toldBy([codeLanguage('Prolog').color ?? '']), 'color'),
  ),
  talk(
    corruptionIndex,
    'Ce CPI score 2022 are Romania?',
    ro('dar Hungary', () => says(score(country('Hungary'))), 'CPI score 2022'),
    ro('și în 2012?', () => says(score2012(country('Hungary'))), 'CPI Score 2012'),
  ),
  talk(
    flammableSubstances,
    'Ce T_flash are Benzene?',
    ro('dar Toluene?', () => says(flash(substance('Toluene'))), 'T_flash'),
    ro('și T_autoignition', () => says(ignition(substance('Toluene'))), 'T_autoignition'),
  ),
];
