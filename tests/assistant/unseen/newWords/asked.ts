import { type Asked, en, type Field, names, ro, says } from '../Gold.js';
import { hotel } from './hotel.js';
import { zoo } from './zoo.js';

/** A question with a word that is not surely one of the graph's, and what the person answers to the question back. */
export interface AskedBack {
  readonly field: Field;
  readonly asked: Asked;
  readonly reply: string;
}

const back = (field: Field, reply: string, asked: Asked): AskedBack => ({ field, asked, reply });

/** Written down before anything was asked back. */
export const ASKED_BACK: readonly AskedBack[] = [
  back(
    zoo,
    'EATS',
    en('What does Snow consume?', (w) => names(w.out('Snow', 'EATS')), 'EATS'),
  ),
  back(
    zoo,
    'yes',
    en('What does Frost devour?', (w) => names(w.out('Frost', 'EATS')), 'EATS'),
  ),
  back(
    zoo,
    'Food',
    en('Which fodder does Zara eat?', (w) => names(w.out('Zara', 'EATS')), 'Food'),
  ),
  back(
    hotel,
    'Cameră',
    ro('Câte odăi sunt?', (w) => says(w.all('Cameră').length), 'Cameră'),
  ),
  back(
    hotel,
    'da',
    ro('Ce odăi aparțin hotelului Lotus?', (w) => names(w.in('Lotus', 'APARȚINE')), 'Cameră'),
  ),
  back(
    hotel,
    'Cameră',
    en('Which rooms belong to Cerbul?', (w) => names(w.in('Cerbul', 'APARȚINE')), 'Cameră'),
  ),
];
