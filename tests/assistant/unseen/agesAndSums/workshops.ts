import { about, en, type Field, first, is, names, NOTHING, ro, says } from '../Gold.js';
import { num, World } from '../World.js';

const world = new World();
world.add('Atelier', 'nume', {
  'Lutul Verde': { an_infiintare: 1998, oras: 'Horezu' },
  'Fusul de Argint': { an_infiintare: 2011, oras: 'Sibiu' },
  'Casa Lemnului': { an_infiintare: 1985, oras: 'Gherla' },
});
world.add('Mester', 'nume', {
  'Safta Ciolan': { varsta: 61, specialitate: 'olărit' },
  'Ilarie Bota': { varsta: 34, specialitate: 'sculptură' },
  'Tudora Nistor': { varsta: 47, specialitate: 'țesut' },
  'Anghel Prodan': { varsta: 34, specialitate: 'olărit' },
});
world.add('Piesa', 'titlu', {
  'Ulcior cu cocoș': { pret: 180, greutate: 2 },
  'Covor de Maramureș': { pret: 950, greutate: 6 },
  'Ladă de zestre': { pret: 1400, greutate: 30 },
  'Blid smălțuit': { pret: 90, greutate: 1 },
  'Lingură dublă': { pret: 60, greutate: 1 },
});
world.join('LUCREAZA_LA', 'Safta_Ciolan > Lutul_Verde, Anghel_Prodan > Lutul_Verde, Tudora_Nistor > Fusul_de_Argint');
world.join('LUCREAZA_LA', 'Ilarie_Bota > Casa_Lemnului');
world.join(
  'FACUTA_DE',
  'Ulcior_cu_cocoș > Safta_Ciolan, Blid_smălțuit > Safta_Ciolan, Covor_de_Maramureș > Tudora_Nistor, Ladă_de_zestre > Ilarie_Bota, Lingură_dublă > Ilarie_Bota',
);

const price = (w: World, ...titles: string[]) => titles.reduce((sum, title) => sum + num(w.named(title), 'pret'), 0);

/** Workshops with the year of their founding, craftspeople with an age, and pieces with a price. */
export const workshops: Field = {
  name: 'workshops',
  language: 'ro',
  world,
  asked: [
    ro(
      'Cine este mai în vârstă, Safta Ciolan sau Tudora Nistor?',
      (w) => first(w.named('Safta Ciolan'), w.named('Tudora Nistor')),
      'varsta',
    ),
    ro(
      'Cine e mai tânăr: Ilarie Bota sau Tudora Nistor?',
      (w) => first(w.named('Ilarie Bota'), w.named('Tudora Nistor')),
      'varsta',
    ),
    ro('Este Tudora Nistor mai bătrână decât Safta Ciolan?', () => is(false), 'varsta'),
    ro('Cine este cel mai bătrân meșter?', (w) => names([w.named('Safta Ciolan')]), 'varsta'),
    ro('Care sunt cei mai tineri meșteri?', (w) => names([w.named('Ilarie Bota'), w.named('Anghel Prodan')]), 'varsta'),
    ro('Ce vârstă are Tudora Nistor?', () => says(47)),
    ro('Câți ani are Ilarie Bota?', () => says(34)),
    ro(
      'Care atelier e mai vechi, Lutul Verde sau Casa Lemnului?',
      (w) => first(w.named('Casa Lemnului'), w.named('Lutul Verde')),
      'an_infiintare',
    ),
    ro('Care este cel mai nou atelier?', (w) => names([w.named('Fusul de Argint')]), 'an_infiintare'),
    ro(
      'Ce ateliere au fost înființate înainte de 2000?',
      (w) => names([w.named('Lutul Verde'), w.named('Casa Lemnului')]),
      'an_infiintare',
    ),
    ro('A fost Lutul Verde înființat înainte de Fusul de Argint?', () => is(true), 'an_infiintare'),
    ro('În ce an a fost înființat Casa Lemnului?', () => says(1985)),
    ro(
      'Cât costă în total piesele făcute de Safta Ciolan?',
      (w) => says(price(w, 'Ulcior cu cocoș', 'Blid smălțuit')),
      'pret',
    ),
    ro(
      'Care e prețul mediu al pieselor făcute de Ilarie Bota?',
      (w) => about(price(w, 'Ladă de zestre', 'Lingură dublă') / 2),
      'pret',
    ),
    ro('Ce greutate au în total piesele Tudorei Nistor?', () => says(6), 'greutate'),
    ro('Care e cea mai scumpă piesă?', (w) => names([w.named('Ladă de zestre')]), 'pret'),
    ro(
      'Care e mai ieftină, Blid smălțuit sau Lingură dublă?',
      (w) => first(w.named('Lingură dublă'), w.named('Blid smălțuit')),
      'pret',
    ),
    ro('Ce meșteri au peste 40 de ani?', (w) => names([w.named('Safta Ciolan'), w.named('Tudora Nistor')]), 'varsta'),
    ro('Câți meșteri lucrează la Lutul Verde?', () => says(2)),
    ro('Este Safta Ciolan mai înaltă decât Tudora Nistor?', NOTHING),
    ro('Când s-a născut Ilarie Bota?', NOTHING),
    ro('Cine e mai bogat, Safta Ciolan sau Ilarie Bota?', NOTHING),
    en(
      'Who is the youngest, Safta Ciolan, Ilarie Bota or Tudora Nistor?',
      (w) => first(w.named('Ilarie Bota'), w.named('Safta Ciolan'), w.named('Tudora Nistor')),
      'varsta',
    ),
    en('Which workshop was founded first?', (w) => names([w.named('Casa Lemnului')]), 'an_infiintare', 'Atelier'),
  ],
};
