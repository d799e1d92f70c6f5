import { type Field } from '../Gold.js';
import { airline } from './airline.js';
import { bees } from './bees.js';
import { bicycles } from './bicycles.js';
import { brigade } from './brigade.js';
import { digs } from './digs.js';
import { elections } from './elections.js';
import { games } from './games.js';
import { patents } from './patents.js';
import { tongues } from './tongues.js';
import { trials } from './trials.js';

/** Ten more graphs of ten fields, written by somebody who had not read the rules. */
export const SECOND: readonly Field[] = [
  airline,
  bees,
  patents,
  elections,
  trials,
  brigade,
  digs,
  bicycles,
  tongues,
  games,
];
