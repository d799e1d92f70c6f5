import { type Done } from '../comparisonsAndDates/withPast.js';
import { en, type Field, first, names, NOTHING, ro, says } from '../Gold.js';
import { num, top, World } from '../World.js';

const world = new World();
world.add('Locatar', 'nume', {
  'Ion Drăghici': { născut: '1951-04-18', salariu: 3300 },
  'Maria Dinu': { născut: '1985-09-02', salariu: 7200 },
  'Radu Ispas': { născut: '1996-01-27', salariu: 5600 },
  'Elena Vâlcu': { născut: '1968-06-11', salariu: 4900 },
});
world.add('Apartament', 'număr', {
  A11: { suprafață: 48, camere: 2 },
  A12: { suprafață: 75, camere: 3 },
  A21: { suprafață: 96, camere: 4 },
  B11: { suprafață: 36, camere: 1 },
  B22: { suprafață: 62, camere: 3 },
});
world.add('Scară', 'nume', { 'Scara A': { etaje: 4 }, 'Scara B': { etaje: 7 } });
world.add('Firmă', 'nume', { 'Curat Total': { tarif: 450 }, 'Lift Sigur': { tarif: 800 } });
world.join('SE_AFLĂ_PE', 'A11 > Scara_A, A12 > Scara_A, A21 > Scara_A, B11 > Scara_B, B22 > Scara_B');
world.join('LOCUIEȘTE_ÎN', 'Ion_Drăghici > A11, Maria_Dinu > A12, Radu_Ispas > B11, Elena_Vâlcu > A12');
world.join('DEȚINE', 'Ion_Drăghici > A11 B11, Maria_Dinu > A12 A21 B22');
world.join('FACE_CURAT_PE', 'Curat_Total > Scara_A Scara_B');
world.join('REPARĂ_LIFTUL_PE', 'Lift_Sigur > Scara_B');

const idOf = (name: string) => world.named(name).id;

/** What was done to the graph since, once in the hour before it is asked. */
export const blockPast: readonly Done[] = [
  {
    at: '2026-11-18T10:00:00.000Z',
    operations: [{ op: 'updateNode', nodeId: idOf('Radu Ispas'), version: 1, setProperties: { salariu: 5700 } }],
  },
  {
    at: '2026-11-22T11:10:00.000Z',
    operations: [{ op: 'updateNode', nodeId: idOf('Lift Sigur'), version: 1, setProperties: { tarif: 850 } }],
  },
];

const born = (node: { properties: Record<string, unknown> }) => Date.parse(String(node.properties['născut']));
const LIVES = 'LOCUIEȘTE_ÎN';

/** A block of flats, in Romanian; asked on Sunday, 22 November 2026, at noon. */
export const block: Field = {
  name: 'block',
  language: 'ro',
  world,
  asked: [
    ro(
      'cine castiga mai mult, Ion Draghici sau Maria Dinu',
      (w) => first(w.named('Maria Dinu'), w.named('Ion Drăghici')),
      'salariu',
    ),
    ro('cine e cel mai batran', (w) => names(top(w.all('Locatar'), (l) => -born(l))), 'născut'),
    ro('cate apartamente sunt pe fiecare scara', () => says(3, 2)),
    ro('ce apartamente au mai mult de 2 camere', (w) => names(w.all('Apartament').filter((a) => num(a, 'camere') > 2))),
    ro('cine sta in A12', (w) => names(w.in('A12', LIVES)), LIVES),
    ro(
      'in ce apartamente nu locuieste nimeni',
      (w) => names(w.all('Apartament').filter((a) => w.in(a, LIVES).length === 0)),
      LIVES,
    ),
    ro(
      'care e cel mai mare apartament',
      (w) => names(top(w.all('Apartament'), (a) => num(a, 'suprafață'))),
      'suprafață',
    ),
    ro('suprafata medie pe scara', () => says(73, 49), 'suprafață'),
    ro('cine detine mai mult de un apartament', (w) =>
      names(w.all('Locatar').filter((l) => w.out(l, 'DEȚINE').length > 1)),
    ),
    ro('ce sa schimbat in ultima ora', () => says('Lift Sigur')),
    ro('cine face curat pe Scara B', (w) => names(w.in('Scara B', 'FACE_CURAT_PE'))),
    ro('cat castiga Maria Dinu', () => says(7200), 'salariu'),
    ro(
      'cine s-a nascut inainte de 1970',
      (w) => names(w.all('Locatar').filter((l) => born(l) < Date.UTC(1970, 0))),
      'născut',
    ),
    en('how many rooms does B22 have', () => says(3), 'camere'),
    en('who is the youngest tenant', (w) => names(top(w.all('Locatar'), born)), 'născut', 'Locatar'),
    en(
      'which flats are bigger than 60',
      (w) => names(w.all('Apartament').filter((a) => num(a, 'suprafață') > 60)),
      'suprafață',
      'Apartament',
    ),
    ro('cine are caine', NOTHING),
    ro('cat e chiria la A12', NOTHING),
    ro('cand se da drumul la caldura', NOTHING),
    en('who plays the piano', NOTHING),
  ],
};
