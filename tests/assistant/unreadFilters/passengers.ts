import { type Language } from '../graphs/Language.js';
import { World } from '../unseen/World.js';

/** The headings of the file in each language. */
const HEADINGS = {
  en: { name: 'Name', survived: 'Survived', age: 'Age', sex: 'Sex', ticketClass: 'Class', fare: 'Fare' },
  ro: { name: 'Nume', survived: 'Supraviețuit', age: 'Vârstă', sex: 'Sex', ticketClass: 'Clasă', fare: 'Preț' },
} as const;

const NAMES =
  'Ida Marsh,Owen Pratt,Lily Crane,Hugh Ferris,Nell Barton,Silas Dean,Edith Lowe,Frank Odell,Grace Hume,Amos Kerr,Ruth Vail,Basil Thorn';

/** Passengers as a file of that name is imported: one label, called as the file is, and nothing that says "survivor". */
export function passengers(language: Language): World {
  const world = new World();
  const { name, survived, age, sex, ticketClass, fare } = HEADINGS[language];
  for (const [at, person] of NAMES.split(',').entries()) {
    const fields = { [survived]: at % 3 === 0 ? 1 : 0, [age]: 4 + at * 6, [ticketClass]: 1 + (at % 3) };
    world.add('Titanic', name, { [person]: { ...fields, [sex]: at % 2 === 0 ? 'female' : 'male', [fare]: 7 + at } });
  }
  return world;
}
