import { type Conversation } from '../conversations.js';
import { en, names, NOTHING, ro, says } from '../Gold.js';
import { num, type World } from '../World.js';
import { block } from './block.js';
import { chess } from './chess.js';
import { vets } from './vets.js';

const over = (rating: number) => (w: World) => w.all('Player').filter((p) => num(p, 'rating') > rating);
const on = (stair: string) => (w: World) => w.in(stair, 'SE_AFLĂ_PE');

/** Four conversations of three follow-ups each, in short and sloppy words. */
export const SPOKEN_TALKS: readonly Conversation[] = [
  {
    field: vets,
    opening: 'Which pets are dogs?',
    asked: [
      en('how many', () => says(3)),
      en('whats the heaviest one', (w) => names([w.named('Rollo')])),
      en('and who owns it', (w) => names(w.in('Rollo', 'OWNS'))),
    ],
  },
  {
    field: chess,
    opening: 'Who coaches Lena Frost?',
    asked: [
      en('whats the fee', () => says(90)),
      en('and Omar Reyes?', (w) => names(w.in('Omar Reyes', 'COACHES'))),
      en('where did she study', NOTHING),
    ],
  },
  {
    field: block,
    opening: 'Ce apartamente sunt pe Scara A?',
    asked: [
      ro('cate?', (w) => says(on('Scara A')(w).length)),
      ro('dar pe Scara B?', (w) => names(on('Scara B')(w))),
      ro('si cine le detine?', (w) => names(on('Scara B')(w).flatMap((a) => w.in(a, 'DEȚINE')))),
    ],
  },
  {
    field: chess,
    opening: 'Ce jucători au rating peste 2300?',
    asked: [
      ro('cati sunt', (w) => says(over(2300)(w).length)),
      ro('dar peste 2400?', (w) => names(over(2400)(w))),
      ro('care e cel mai tanar dintre ei', (w) => names([w.named('Lena Frost')])),
    ],
  },
];
