import { en, type Field, names, NOTHING, ro, says } from '../Gold.js';
import { num, top, World } from '../World.js';

const world = new World();
world.add('Hotel', 'nume', {
  Bradul: { oraș: 'Sinaia', stele: 3, deschis: 1974 },
  Lotus: { oraș: 'Mamaia', stele: 4, deschis: 2003 },
  Cerbul: { oraș: 'Predeal', stele: 3, deschis: 1988 },
});
world.add('Cameră', 'număr', {
  B101: { etaj: 1, preț: 180 },
  B202: { etaj: 2, preț: 220 },
  L301: { etaj: 3, preț: 410 },
  L302: { etaj: 3, preț: 390 },
  C110: { etaj: 1, preț: 160 },
});
world.add('Angajat', 'nume', {
  'Vlad Stan': { salariu: 5200, funcție: 'director' },
  'Irina Dobre': { salariu: 3900, funcție: 'recepționer' },
  'Mara Toma': { salariu: 3100, funcție: 'camerist' },
  'Sorin Lupu': { salariu: 3300, funcție: 'bucătar' },
});
world.add('Client', 'nume', {
  'Ana Rusu': { vârstă: 44, țară: 'România' },
  'Jan Novak': { vârstă: 37, țară: 'Cehia' },
  'Emma Weiss': { vârstă: 61, țară: 'Austria' },
});
world.join('APARȚINE', 'B101 > Bradul, B202 > Bradul, L301 > Lotus, L302 > Lotus, C110 > Cerbul');
world.join('LUCREAZĂ_LA', 'Vlad_Stan > Bradul, Irina_Dobre > Lotus, Mara_Toma > Bradul, Sorin_Lupu > Lotus');
world.join('REZERVĂ', 'Ana_Rusu > B101 L301, Jan_Novak > B202, Emma_Weiss > L301');
world.join('CURĂȚĂ', 'Mara_Toma > B101 B202');
world.join('CONDUCE', 'Vlad_Stan > Irina_Dobre Mara_Toma Sorin_Lupu');

/** Hotels in Romanian, asked about in words that the graph does not have. */
export const hotel: Field = {
  name: 'hotel',
  language: 'ro',
  world,
  asked: [
    ro('Câte odăi sunt?', (w) => says(w.all('Cameră').length), 'Cameră'),
    ro('Cine muncește la Lotus?', (w) => names(w.in('Lotus', 'LUCREAZĂ_LA')), 'LUCREAZĂ_LA'),
    ro('Care este cea mai scumpă cameră?', (w) => names(top(w.all('Cameră'), (c) => num(c, 'preț'))), 'preț'),
    ro('Ce camere are hotelul Bradul?', (w) => names(w.in('Bradul', 'APARȚINE')), 'APARȚINE'),
    ro('Ce leafă are Mara Toma?', () => says(3100), 'salariu'),
    ro('Ce salariați lucrează la Bradul?', (w) => names(w.in('Bradul', 'LUCREAZĂ_LA')), 'Angajat'),
    ro('Ce mușterii au rezervat L301?', (w) => names(w.in('L301', 'REZERVĂ')), 'Client', 'REZERVĂ'),
    ro('Pe cine conduce Vlad Stan?', (w) => names(w.out('Vlad Stan', 'CONDUCE')), 'CONDUCE'),
    ro('Cine este șeful Irinei Dobre?', (w) => names(w.in('Irina Dobre', 'CONDUCE')), 'CONDUCE'),
    ro('Câte stele are Lotus?', () => says(4), 'stele'),
    ro('În ce localitate este hotelul Cerbul?', () => says('Predeal'), 'oraș'),
    en('Which rooms belong to Bradul?', (w) => names(w.in('Bradul', 'APARȚINE')), 'APARȚINE', 'Cameră'),
    en('How many employees are there?', (w) => says(w.all('Angajat').length), 'Angajat'),
    en('Who works at Lotus?', (w) => names(w.in('Lotus', 'LUCREAZĂ_LA')), 'LUCREAZĂ_LA'),
    en('What is the price of L302?', () => says(390), 'preț'),
    en('Which customers booked L301?', (w) => names(w.in('L301', 'REZERVĂ')), 'REZERVĂ', 'Client'),
    en('How old is Emma Weiss?', () => says(61), 'vârstă'),
    en('Who cleans B202?', (w) => names(w.in('B202', 'CURĂȚĂ')), 'CURĂȚĂ'),
    ro('Ce piscină are Lotus?', NOTHING),
    ro('Cine a vopsit B101?', NOTHING),
    en('When does the restaurant close?', NOTHING),
    en('Which rooms have a balcony?', NOTHING),
  ],
};
