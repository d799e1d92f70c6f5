import { football } from '../unseen/fields/football.js';
import { hospital } from '../unseen/fields/hospital.js';
import { library } from '../unseen/fields/library.js';
import { museum } from '../unseen/fields/museum.js';
import { shop } from '../unseen/fields/shop.js';
import { type Field } from '../unseen/Gold.js';
import { type Language } from '../graphs/Language.js';
import { type Order } from '../../../domain/query/Query.js';

/** A question whose adjective is a matter of degree: nothing says where it begins, so that an order is what can be told. */
export interface ByDegree {
  readonly field: Field;
  readonly language: Language;
  readonly question: string;
  /** The adjective, which an answer that does not order by it must name. */
  readonly word: string;
  readonly property: string;
  readonly order: Order;
}

const of =
  (language: Language) =>
  (field: Field, question: string, word: string, property: string, order: Order): ByDegree => ({
    ...{ field, language, question, word, property, order },
  });
const en = of('en');
const ro = of('ro');

/** Written before adjectives of degree were read. */
export const DEGREES: readonly ByDegree[] = [
  en(shop, 'Which expensive products are brown?', 'expensive', 'price', 'most'),
  en(shop, 'Which products with a high price are brown?', 'high', 'price', 'most'),
  en(shop, 'List cheap white products', 'cheap', 'price', 'least'),
  en(shop, 'Which products have a low stock?', 'low', 'stock', 'least'),
  en(shop, 'Show me big orders that were returned by total', 'big', 'total', 'most'),
  en(shop, 'Which recent orders are pending?', 'recent', 'date', 'most'),
  en(hospital, 'Which doctors have a high age and work in the North Wing?', 'high', 'age', 'most'),
  en(hospital, 'Which old doctors work in the North Wing?', 'old', 'age', 'most'),
  en(hospital, 'Which wards have a large number of beds?', 'large', 'beds', 'most'),
  en(hospital, 'Which young patients have asthma?', 'young', 'age', 'least'),
  en(hospital, 'Which drugs with a small dose cure migraine?', 'small', 'doseMg', 'least'),
  en(football, 'Which players have a big number of goals and play for Rovers?', 'big', 'goals', 'most'),
  en(football, 'Which old clubs are in Milton?', 'old', 'founded', 'least'),
  en(football, 'Which young strikers play for United?', 'young', 'age', 'least'),
  en(football, 'Which stadiums have a huge capacity?', 'huge', 'capacity', 'most'),
  en(library, 'Which old books are in Danish?', 'old', 'year', 'least'),
  en(library, 'Which books with a small number of pages did Lena Frost write?', 'small', 'pages', 'least'),
  en(library, 'Which new books are kept at Central?', 'new', 'year', 'most'),
  ro(museum, 'Ce săli au o suprafață mare?', 'mare', 'suprafață', 'most'),
  ro(museum, 'Ce săli mari sunt la etajul 2?', 'mari', 'suprafață', 'most'),
  ro(museum, 'Ce exponate vechi sunt în Sala Verde?', 'vechi', 'an', 'least'),
  ro(museum, 'Ce exponate înalte sunt din bronz?', 'înalte', 'înălțime', 'most'),
  ro(museum, 'Ce lucrări noi au fost donate de Radu Enescu?', 'noi', 'an', 'most'),
  ro(museum, 'Ce exponate cu înălțime mică sunt în ulei?', 'mică', 'înălțime', 'least'),
];
