import { type Field } from '../Gold.js';
import { company } from './company.js';
import { family } from './family.js';
import { football } from './football.js';
import { grid } from './grid.js';
import { hospital } from './hospital.js';
import { library } from './library.js';
import { museum } from './museum.js';
import { recipes } from './recipes.js';
import { shop } from './shop.js';
import { university } from './university.js';

/** Ten graphs of ten fields, which nothing in the assistant was made for. */
export const FIELDS: readonly Field[] = [
  shop,
  hospital,
  university,
  library,
  football,
  recipes,
  grid,
  family,
  company,
  museum,
];
