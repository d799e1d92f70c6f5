import { company } from '../unseen/fields/company.js';
import { football } from '../unseen/fields/football.js';
import { hospital } from '../unseen/fields/hospital.js';
import { library } from '../unseen/fields/library.js';
import { museum } from '../unseen/fields/museum.js';
import { shop } from '../unseen/fields/shop.js';
import { graphOf, type GraphName } from '../graphs/graphs.js';
import { type Language } from '../graphs/Language.js';
import { type ImportBatch } from '../../../server/graph/ports/ImportSink.js';
import { passengers } from './passengers.js';

/** A request whose target holds a word that the graph cannot decide. */
export interface UnreadFilter {
  readonly name: string;
  readonly graph: () => ImportBatch;
  readonly language: Language;
  readonly request: string;
  /** The word that the answer must name. */
  readonly word: string;
}

const own = { shop, hospital, library, company, museum, football };
/** Requests in a language over graphs that are named. */
export const requestsIn =
  (language: Language) =>
  (name: keyof typeof own | GraphName | 'passengers', request: string, word: string): UnreadFilter => {
    const graph = () => {
      if (name === 'passengers') return passengers(language).graph;
      return name in own ? own[name as keyof typeof own].world.graph : graphOf(name as GraphName, language);
    };
    return { name: `${name} ${language}`, graph, language, request, word };
  };
const en = requestsIn('en');
const ro = requestsIn('ro');

/** Written before the reader of targets was looked at for them. */
export const UNREAD: readonly UnreadFilter[] = [
  en('passengers', 'Set the fare of survivors under 10 to 0', 'survivors'),
  en('passengers', 'Delete all orphans under 20', 'orphans'),
  en('passengers', 'Raise the fare of every steerage passenger by 10%', 'steerage'),
  en('passengers', 'Delete everyone who was drunk', 'drunk'),
  en('passengers', 'Mark all rescued people as survived', 'rescued'),
  en('sample', 'Delete all foggy countries', 'foggy'),
  en('sample', 'Set the capital of all countries that are mountainous to Nowhere', 'mountainous'),
  en('sample', 'Remove the population of tropical countries', 'tropical'),
  en('sample', 'Rename the label Country to State for tropical countries', 'tropical'),
  en('sample', 'Delete all countries with a seaside and a population under 100000', 'seaside'),
  en('sample', 'Set the population of all countries to 5 unless they are foggy', 'foggy'),
  en('films', 'Delete every film that flopped', 'flopped'),
  en('films', 'Delete all westerns filmed in Spain', 'Spain'),
  en('films', 'Set the budget of all documentaries with subtitles to 1', 'subtitles'),
  en('films', 'Give all underrated musicals the label Gem', 'underrated'),
  en('flights', 'Delete all states with a snowy airport', 'snowy'),
  en('shop', 'Increase the price of fragile products by 10%', 'fragile'),
  en('shop', 'Delete all refundable orders', 'refundable'),
  en('shop', 'Delete half of the products', 'half'),
  en('shop', 'Delete a few of the orders', 'few'),
  en('shop', 'Double the price of all wooden products', 'wooden'),
  en('shop', 'Set the stock of every product from Denmark to 0', 'Denmark'),
  en('shop', 'Remove the price of all products except the fragile ones', 'fragile'),
  en('hospital', 'Delete all patients allergic to penicillin', 'penicillin'),
  en('hospital', 'Set the beds of every renovated ward to 3', 'renovated'),
  en('hospital', 'Remove the age of retired doctors', 'retired'),
  en('hospital', 'Delete all patients over 60 who smoke', 'smoke'),
  en('library', 'Delete all damaged books', 'damaged'),
  en('library', 'Add the label Rare to all leather books', 'leather'),
  en('library', 'Move all illustrated books to the Central branch', 'illustrated'),
  en('library', 'Delete all books but the illustrated ones', 'illustrated'),
  en('library', 'Set the pages of all books before the flood to 1', 'flood'),
  ro('passengers', 'Setează prețul supraviețuitorilor sub 10 ani la 0', 'supraviețuitorilor'),
  ro('passengers', 'Șterge toți orfanii sub 20 de ani', 'orfanii'),
  ro('sample', 'Șterge toate țările cețoase', 'cețoase'),
  ro('sample', 'Șterge populația tuturor țărilor tropicale', 'tropicale'),
  ro('sample', 'Setează capitala tuturor țărilor muntoase la Nicăieri', 'muntoase'),
  ro('films', 'Șterge toate filmele fără subtitrare', 'subtitrare'),
  ro('films', 'Șterge toate filmele ratate', 'ratate'),
  ro('company', 'Mărește salariul angajaților harnici cu 10%', 'harnici'),
  ro('company', 'Șterge toți angajații pensionați', 'pensionați'),
  ro('company', 'Șterge jumătate din proiecte', 'jumătate'),
  ro('company', 'Dublează bugetul tuturor proiectelor secrete', 'secrete'),
  ro('company', 'Redenumește eticheta Angajat în Coleg pentru cei harnici', 'harnici'),
  ro('museum', 'Șterge toate exponatele furate', 'furate'),
  ro('museum', 'Șterge tehnica exponatelor din Egipt', 'Egipt'),
  ro('museum', 'Setează suprafața sălilor luminoase la 40', 'luminoase'),
  ro('museum', 'Mută toate exponatele fragile în Sala Roșie', 'fragile'),
  ro('museum', 'Șterge toți donatorii generoși în afară de Radu Enescu', 'generoși'),
];

/** A second lot: words that other readers leave out, and words after the set or its value. */
export const FURTHER: readonly UnreadFilter[] = [
  en('passengers', 'Set the class of young passengers to 4', 'young'),
  en('passengers', 'Delete the last 5 passengers who drowned', 'drowned'),
  en('passengers', 'Delete everyone in lifeboat 4', 'lifeboat'),
  en('passengers', 'Remove the fare of all crew', 'crew'),
  en('sample', 'Delete all former countries', 'former'),
  en('sample', 'Give every former colony the label Old', 'colony'),
  en('sample', 'Set the area of all countries to 5 where it is foggy', 'foggy'),
  en('sample', 'Delete all rivers in the countries that joined NATO', 'NATO'),
  en('sample', 'Disconnect all former members from Romania', 'members'),
  en('films', 'Delete all films by Zorblax', 'Zorblax'),
  en('films', 'Double the budget of all films with a sequel', 'sequel'),
  en('shop', 'Set the price of all products to 5, but only in winter', 'winter'),
  en('shop', 'Reduce the price of all products by 10% on weekends', 'weekends'),
  en('shop', 'Delete every customer without a discount', 'discount'),
  en('shop', 'Mark all loyal customers as VIP', 'loyal'),
  en('shop', 'Delete all orders that are still unpaid', 'unpaid'),
  en('shop', 'Delete all orders placed online', 'online'),
  en('shop', 'Make all loyal customers VIP', 'loyal'),
  en('hospital', 'Give every overcrowded ward 2 more beds', 'overcrowded'),
  en('hospital', 'Delete all patients treated by mistake', 'mistake'),
  en('hospital', 'Delete all patients admitted by ambulance', 'ambulance'),
  en('hospital', 'Delete all contagious tropical diseases', 'tropical'),
  en('library', 'Delete all readers who never paid', 'paid'),
  en('library', 'Delete all books written by hand', 'hand'),
  en('library', 'Rename the property pages to sheets for leather books', 'leather'),
  en('library', 'Remove the label Book from all leather books', 'leather'),
  ro('sample', 'Șterge toate fostele țări', 'fostele'),
  ro('sample', 'Setează suprafața tuturor țărilor la 5 dacă sunt cețoase', 'cețoase'),
  ro('company', 'Șterge toți angajații care fumează', 'fumează'),
  ro('company', 'Crește bugetul tuturor proiectelor cu 10% în weekend', 'weekend'),
  ro('company', 'Șterge toate proiectele fără sponsor', 'sponsor'),
  ro('company', 'Pune starea tuturor proiectelor secrete la terminat', 'secrete'),
  ro('company', 'Marchează toate proiectele secrete ca terminate', 'secrete'),
  ro('company', 'Șterge toți angajații angajați online', 'online'),
  ro('museum', 'Redenumește proprietatea tehnică în material pentru exponatele furate', 'furate'),
  ro('museum', 'Expune toate lucrările fragile în Sala Roșie', 'fragile'),
];
