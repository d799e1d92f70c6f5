import { en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';

const world = new World();
world.add('Fermă', 'nume', {
  'Lunca Verde': { suprafață: 120, înființată: 1996, județ: 'Timiș' },
  'Dealu Mare': { suprafață: 45, înființată: 2008, județ: 'Prahova' },
  'Valea Rece': { suprafață: 210, înființată: 1983, județ: 'Suceava' },
  'Gura Apei': { suprafață: 80, înființată: 2015, județ: 'Timiș' },
});
world.add('Fermier', 'nume', {
  'Ilie Bratu': { vârstă: 58 },
  'Maria Crețu': { vârstă: 41 },
  'Traian Pop': { vârstă: 36 },
  'Vasile Oprea': { vârstă: 63 },
});
world.add('Cultură', 'nume', {
  Grâu: { preț: 900, sezon: 'vară' },
  Porumb: { preț: 780, sezon: 'toamnă' },
  Rapiță: { preț: 2100, sezon: 'vară' },
  Cartofi: { preț: 1500, sezon: 'toamnă' },
  Mere: { preț: 2600, sezon: 'toamnă' },
});
world.add('Tractor', 'model', {
  'Zimbru 90': { putere: 90, fabricat: 2011 },
  'Taur 160': { putere: 160, fabricat: 2019 },
  'Cal 45': { putere: 45, fabricat: 1998 },
});
world.add('Piață', 'nume', {
  Obor: { oraș: 'București' },
  Badea: { oraș: 'Timișoara' },
  Centrală: { oraș: 'Suceava' },
});
world.join('DEȚINE', 'Ilie_Bratu > Lunca_Verde Gura_Apei, Maria_Crețu > Dealu_Mare, Vasile_Oprea > Valea_Rece');
world.join('MUNCEȘTE_LA', 'Traian_Pop > Lunca_Verde, Maria_Crețu > Gura_Apei');
world.join(
  'CULTIVĂ',
  'Lunca_Verde > Grâu Rapiță, Dealu_Mare > Mere, Valea_Rece > Cartofi Grâu, Gura_Apei > Porumb Grâu',
);
world.join('FOLOSEȘTE', 'Lunca_Verde > Taur_160 Zimbru_90, Valea_Rece > Taur_160, Gura_Apei > Cal_45');
world.join('VINDE_LA', 'Lunca_Verde > Badea, Dealu_Mare > Obor, Valea_Rece > Centrală Obor, Gura_Apei > Badea');
world.join('AJUTĂ', 'Ilie_Bratu > Traian_Pop, Traian_Pop > Maria_Crețu, Vasile_Oprea > Maria_Crețu');

/** Farms, in Romanian. */
export const farm: Field = {
  name: 'farm',
  language: 'ro',
  world,
  asked: [
    ro('Cine deține ferma Valea Rece?', (w) => names(w.in('Valea Rece', 'DEȚINE')), 'DEȚINE'),
    ro('Ce ferme cultivă grâu?', (w) => names(w.in('Grâu', 'CULTIVĂ')), 'CULTIVĂ'),
    ro('Câte ferme vând la Obor?', (w) => says(w.in('Obor', 'VINDE_LA').length), 'VINDE_LA'),
    ro('Care este cea mai mare fermă?', (w) => names(top(w.all('Fermă'), (f) => num(f, 'suprafață'))), 'suprafață'),
    ro(
      'Ce culturi se recoltează toamna?',
      (w) => names(w.all('Cultură').filter((c) => c.properties['sezon'] === 'toamnă')),
      'sezon',
    ),
    ro(
      'Ce ferme din Timiș nu folosesc tractorul Cal 45?',
      (w) =>
        names(w.all('Fermă').filter((f) => f.properties['județ'] === 'Timiș' && !has(w.out(f, 'FOLOSEȘTE'), 'Cal 45'))),
      'FOLOSEȘTE',
      'județ',
    ),
    ro('Pe cine ajută Traian Pop?', (w) => names(w.out('Traian Pop', 'AJUTĂ')), 'AJUTĂ'),
    ro('Cine îl ajută pe Traian Pop?', (w) => names(w.in('Traian Pop', 'AJUTĂ')), 'AJUTĂ'),
    ro(
      'Ce fermieri dețin mai mult de o fermă?',
      (w) => names(w.all('Fermier').filter((f) => w.out(f, 'DEȚINE').length > 1)),
      'DEȚINE',
    ),
    ro('Când a fost înființată ferma Dealu Mare?', () => says(2008), 'înființată'),
    ro('Ce îngrășăminte folosește Lunca Verde?', NOTHING),
    ro('Câte vaci are Ilie Bratu?', NOTHING),
    en('Which crops does Lunca Verde grow?', (w) => names(w.out('Lunca Verde', 'CULTIVĂ')), 'CULTIVĂ', 'Cultură'),
    en('How many farmers are there?', (w) => says(w.all('Fermier').length), 'Fermier'),
    en('What is the price of Mere?', () => says(2600), 'preț'),
    en(
      'Which tractors were made after 2000?',
      (w) => names(w.all('Tractor').filter((t) => num(t, 'fabricat') > 2000)),
      'fabricat',
      'Tractor',
    ),
    en('What is the total area of all farms?', () => says(455), 'suprafață', 'Fermă'),
    en('Does Vasile Oprea own Gura Apei?', () => is(false), 'DEȚINE'),
    en('How much milk does Dealu Mare produce?', NOTHING),
    en('Who repaired the Taur 160?', NOTHING),
  ],
};
