import { type Field } from '../Gold.js';
import { World } from '../World.js';

const world = new World();
world.add('Cabană', 'nume', {
  Curmătura: { altitudine: 1470, locuri: 60, preț: 70, deschisă: true },
  Podragu: { altitudine: 2136, locuri: 68, preț: 85, deschisă: true },
  Negoiu: { altitudine: 1546, locuri: 120, preț: 65, deschisă: false },
  Padina: { altitudine: 1525, locuri: 90, preț: 80, deschisă: true },
});
world.add('Ghid', 'nume', {
  'Matei Bucur': { vârstă: 38, tarif: 300, limba: 'engleză' },
  'Sanda Oprea': { vârstă: 45, tarif: 350, limba: 'franceză' },
  'Dragoș Filip': { vârstă: 27, tarif: 220, limba: 'engleză' },
});
world.add('Traseu', 'nume', {
  'Creasta Lungă': { lungime: 18, dificultate: 'greu', anul: 1998 },
  'Poteca Ursului': { lungime: 7, dificultate: 'ușor', anul: 2005 },
  'Valea Albă': { lungime: 11, dificultate: 'mediu', anul: 2012 },
  'Drumul Oilor': { lungime: 9, dificultate: 'ușor', anul: 1987 },
});
world.add('Turist', 'nume', {
  'Ioana Preda': { telefon: '0722 100 200', oraș: 'Brașov' },
  'Lucian Hanganu': { telefon: '0722 100 300', oraș: 'Sibiu' },
  'Carmen Vlad': { telefon: '0722 100 400', oraș: 'Brașov' },
  'Tudor Neagu': { telefon: '0722 100 500', oraș: 'Ploiești' },
});
world.add('Cabanier', 'nume', {
  'Nea Gheorghe': { vârstă: 61 },
  'Mirela Stan': { vârstă: 44 },
});
world.join(
  'DUCE_LA',
  'Creasta_Lungă > Podragu, Poteca_Ursului > Curmătura, Valea_Albă > Negoiu, Drumul_Oilor > Padina',
);
world.join(
  'CONDUCE',
  'Matei_Bucur > Creasta_Lungă Valea_Albă, Sanda_Oprea > Poteca_Ursului, Dragoș_Filip > Drumul_Oilor',
);
world.join('ADMINISTREAZĂ', 'Nea_Gheorghe > Curmătura Negoiu, Mirela_Stan > Podragu');
world.tie('Ioana Preda', 'CAZAT_LA', 'Podragu', { nopți: 2 });
world.tie('Lucian Hanganu', 'CAZAT_LA', 'Curmătura', { nopți: 4 });
world.tie('Carmen Vlad', 'CAZAT_LA', 'Padina', { nopți: 1 });

/** Huts in the mountains, with their ways and guests. */
export const huts: Field = { name: 'huts', language: 'ro', world, asked: [] };
