import { type Field } from '../Gold.js';
import { World } from '../World.js';

const world = new World();
world.add('Profesor', 'nume', {
  'Ioana Rusu': { vârstă: 48, salariu: 5000 },
  'Radu Iancu': { vârstă: 39, salariu: 4300 },
  'Mihai Dobre': { vârstă: 57, salariu: 5600 },
});
world.add('Elev', 'nume', {
  'Ana Manea': { vârstă: 15, medie: 9.2, bursier: false },
  'Vlad Popa': { vârstă: 16, medie: 7.8, bursier: false },
  'Irina Stoica': { vârstă: 17, medie: 8.6, bursier: true },
  'Paul Neagoe': { vârstă: 15, medie: 6.1, bursier: false },
});
world.add('Clasă', 'nume', {
  '9A': { etaj: 1, locuri: 28 },
  '10B': { etaj: 2, locuri: 30 },
  '10C': { etaj: 2, locuri: 24 },
  '12A': { etaj: 2, locuri: 26 },
});
world.add('Materie', 'nume', {
  Chimie: { ore: 3 },
  Istorie: { ore: 2 },
  Desen: { ore: 1 },
  Algebră: { ore: 4 },
});
world.join('PREDĂ', 'Ioana_Rusu > Istorie, Radu_Iancu > Chimie Algebră, Mihai_Dobre > Algebră');
world.join('ÎNVAȚĂ_ÎN', 'Ana_Manea > 9A, Vlad_Popa > 9A, Irina_Stoica > 10B, Paul_Neagoe > 10C');
world.join('DIRIGINTE_LA', 'Radu_Iancu > 9A, Mihai_Dobre > 10B');
world.tie('Ana Manea', 'STUDIAZĂ', 'Chimie', { nota: 9 });
world.tie('Ana Manea', 'STUDIAZĂ', 'Algebră', { nota: 10 });
world.tie('Vlad Popa', 'STUDIAZĂ', 'Chimie', { nota: 7 });
world.tie('Irina Stoica', 'STUDIAZĂ', 'Istorie', { nota: 8 });

/** A school, in Romanian. */
export const school: Field = { name: 'school', language: 'ro', world, asked: [] };
