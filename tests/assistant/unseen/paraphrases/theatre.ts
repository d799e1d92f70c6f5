import { en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';

const world = new World();
world.add('Actor', 'nume', {
  'Irina Velea': { vârstă: 34, oraș: 'Craiova' },
  'Tudor Bălan': { vârstă: 51, oraș: 'Craiova' },
  'Zoe Marcu': { vârstă: 27, oraș: 'Arad' },
  'Horia Stan': { vârstă: 46, oraș: 'Arad' },
  'Lia Onofrei': { vârstă: 39, oraș: 'Deva' },
});
world.add('Regizor', 'nume', { 'Sanda Ilie': { vârstă: 58 }, 'Petru Ghica': { vârstă: 44 } });
world.add('Piesă', 'titlu', {
  'Norii albi': { gen: 'comedie', durată: 95 },
  'Ultima vară': { gen: 'dramă', durată: 130 },
  Fântâna: { gen: 'comedie', durată: 80 },
  'Casa cu obloane': { gen: 'dramă', durată: 145 },
  Negura: { gen: 'tragedie', durată: 120 },
  'Bal în doi': { gen: 'comedie', durată: 105 },
});
world.add('Scenă', 'nume', { 'Sala Mare': { locuri: 600 }, 'Sala Studio': { locuri: 90 }, Pivnița: { locuri: 45 } });
world.join(
  'DISTRIBUIT_ÎN',
  'Irina_Velea > Norii_albi Ultima_vară Negura, Tudor_Bălan > Ultima_vară Casa_cu_obloane, Zoe_Marcu > Fântâna Bal_în_doi, Horia_Stan > Norii_albi Fântâna Bal_în_doi',
);
world.join('PUS_ÎN_SCENĂ_DE', 'Norii_albi > Sanda_Ilie, Ultima_vară > Sanda_Ilie, Fântâna > Petru_Ghica');
world.join('PUS_ÎN_SCENĂ_DE', 'Casa_cu_obloane > Petru_Ghica, Negura > Sanda_Ilie, Bal_în_doi > Petru_Ghica');
world.join('REPREZENTAT_PE', 'Norii_albi > Sala_Mare, Ultima_vară > Sala_Mare, Fântâna > Sala_Studio');
world.join('REPREZENTAT_PE', 'Casa_cu_obloane > Sala_Mare, Negura > Pivnița, Bal_în_doi > Sala_Studio');

const genre = (w: World, gen: string) => w.all('Piesă').filter((one) => one.properties['gen'] === gen);
const DIRECTED = 'PUS_ÎN_SCENĂ_DE';

/** A theatre, in Romanian. */
export const theatre: Field = {
  name: 'theatre',
  language: 'ro',
  world,
  asked: [
    ro('Cine joacă în Norii albi?', (w) => names(w.in('Norii albi', 'DISTRIBUIT_ÎN')), 'DISTRIBUIT_ÎN'),
    ro('În ce piese apare Irina Velea?', (w) => names(w.out('Irina Velea', 'DISTRIBUIT_ÎN')), 'DISTRIBUIT_ÎN'),
    ro('Ce interpreți are piesa Fântâna?', (w) => names(w.in('Fântâna', 'DISTRIBUIT_ÎN')), 'Actor', 'DISTRIBUIT_ÎN'),
    ro('Cine a regizat Negura?', (w) => names(w.out('Negura', DIRECTED)), DIRECTED, 'Regizor'),
    ro('Câte piese a montat Petru Ghica?', (w) => says(w.in('Petru Ghica', DIRECTED).length), DIRECTED),
    ro('Care este cel mai frecvent gen?', () => says('comedie'), 'gen'),
    ro(
      'Ce piese nu sunt comedii?',
      (w) => names(w.all('Piesă').filter((p) => !genre(w, 'comedie').includes(p))),
      'gen',
    ),
    ro('Piesele în afară de drame', (w) => names(w.all('Piesă').filter((p) => !genre(w, 'dramă').includes(p))), 'gen'),
    ro('Unde se joacă Negura?', (w) => names(w.out('Negura', 'REPREZENTAT_PE')), 'REPREZENTAT_PE'),
    ro('Ce piese se văd în Sala Mare?', (w) => names(w.in('Sala Mare', 'REPREZENTAT_PE')), 'REPREZENTAT_PE'),
    ro('Care este cea mai lungă piesă?', (w) => names(top(w.all('Piesă'), (p) => num(p, 'durată'))), 'durată'),
    ro(
      'Care actori nu joacă în nicio piesă?',
      (w) => names(w.all('Actor').filter((a) => w.out(a, 'DISTRIBUIT_ÎN').length === 0)),
      'DISTRIBUIT_ÎN',
    ),
    en('Who starred in Ultima vară?', (w) => names(w.in('Ultima vară', 'DISTRIBUIT_ÎN')), 'DISTRIBUIT_ÎN'),
    en('Was Negura staged by Sanda Ilie?', (w) => is(has(w.out('Negura', DIRECTED), 'Sanda Ilie')), DIRECTED),
    en('Which is the most common genre?', () => says('comedie'), 'gen'),
    ro('Ce decoruri are Negura?', NOTHING),
    ro('Cine a criticat Fântâna?', NOTHING),
    ro('Cât costă un bilet la Norii albi?', NOTHING),
    ro('Cine s-a îmbolnăvit?', NOTHING),
    en('Who sponsors Negura?', NOTHING),
  ],
};
