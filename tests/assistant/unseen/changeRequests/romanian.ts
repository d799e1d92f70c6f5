import { bees } from '../tenGraphs/bees.js';
import { gym } from '../fiveGraphs/gym.js';
import { pharmacies } from '../fiveGraphs/pharmacies.js';
import { services } from '../fiveGraphs/services.js';
import { type Field } from '../Gold.js';
import { type Wish } from '../Wish.js';
import { each, tieOf } from './draws.js';

const ro = (field: Field, request: string, wanted: Wish['wanted']): Wish => ({
  field,
  language: 'ro',
  request,
  wanted,
});

const BEES: readonly Wish[] = [
  ro(bees, 'Adaugă un stup ST-08 de tip Dadant cu 10 rame, aflat în Dealul Cetății', (d) =>
    d.add('Stup', 'cod', 'ST-08', { tip: 'Dadant', nr_rame: 10 }).tie('ST-08', 'SE_AFLĂ_ÎN', 'Dealul Cetății'),
  ),
  ro(bees, 'Mută stupul ST-04 din Valea Lungă în Poiana Teilor', (d) => {
    tieOf(d, 'ST-04', 'SE_AFLĂ_ÎN', 'Valea Lungă').end = 'Poiana Teilor';
  }),
  ro(bees, 'Mărește prețul tuturor sorturilor de miere cu 10%', (d) =>
    each(d, 'SortDeMiere', 'preț_kg', (now) => now * 1.1),
  ),
  ro(bees, 'Șterge toți stupii Layens în afară de ST-05', (d) => d.drop('ST-07')),
  ro(bees, 'Ilinca Pop nu mai îngrijește ST-05, îl îngrijește Vlad Mureșan', (d) =>
    d.untie('Ilinca Pop', 'ÎNGRIJEȘTE', 'ST-05').tie('Vlad Mureșan', 'ÎNGRIJEȘTE', 'ST-05'),
  ),
  ro(bees, 'Cantitatea de miere de tei produsă de ST-02 este acum de 17 kg', (d) => {
    tieOf(d, 'ST-02', 'PRODUCE', 'Miere de tei').properties['cantitate_kg'] = 17;
  }),
  ro(bees, 'Adaugă regina Neagra, de rasă carpatină, născută în 2025, care conduce ST-06', (d) =>
    d.add('Regină', 'marcaj', 'Neagra', { rasă: 'carpatină', an_naștere: 2025 }).tie('Neagra', 'CONDUCE', 'ST-06'),
  ),
  ro(bees, 'Șterge vârsta Ilincăi Pop', (d) => d.unset('Ilinca Pop', 'vârstă')),
  ro(bees, 'Redenumește eticheta Stupină în Prisacă', (d) => d.of('Stupină').map((one) => (one.labels = ['Prisacă']))),
  ro(bees, 'Pune-i o regină nouă', 'ask'),
];

const GYM: readonly Wish[] = [
  ro(gym, 'Scumpește toate abonamentele de o lună cu 20 de lei', (d) =>
    each(
      d,
      'Abonament',
      'preț_lei',
      (now) => now + 20,
      ({ properties }) => properties['durata_luni'] === 1,
    ),
  ),
  ro(gym, 'Dă-le tuturor antrenorilor cu peste 6 ani vechime un tarif de 130', (d) =>
    d.set('Bogdan Nistor', 'tarif_oră', 130).set('Felix Munteanu', 'tarif_oră', 130),
  ),
  ro(gym, 'Schimbă nota lui Sorin Tudor la Circuit 45 din 9 în 8', (d) => {
    tieOf(d, 'Sorin Tudor', 'PARTICIPĂ_LA', 'Circuit 45').properties['notă'] = 8;
  }),
  ro(gym, 'Mută cursul Spinning din Sala Mare în Sala Oglinzilor și redu-i locurile la 14', (d) => {
    tieOf(d, 'Spinning', 'SE_ȚINE_ÎN', 'Sala Mare').end = 'Sala Oglinzilor';
    d.set('Spinning', 'locuri', 14);
  }),
  ro(gym, 'Adaugă abonatul Luca Stan, de 23 de ani, cu abonamentul Student, și înscrie-l la Aqua fit', (d) =>
    d
      .add('Abonat', 'nume', 'Luca Stan', { vârstă: 23 })
      .tie('Luca Stan', 'ARE_ABONAMENT', 'Student')
      .tie('Luca Stan', 'PARTICIPĂ_LA', 'Aqua fit'),
  ),
  ro(gym, 'Dacă abonamentul Student e prea scump, ieftinește-l', 'ask'),
];

const PHARMACIES: readonly Wish[] = [
  ro(pharmacies, 'Ieftinește cu 10% medicamentele fabricate de Biocarpat', (d) =>
    d
      .set('Dolorix', 'pret_lei', 16.65)
      .set('Febrinol', 'pret_lei', 19.8)
      .set('Tusonil', 'pret_lei', 17.1)
      .set('Vitamax', 'pret_lei', 26.1),
  ),
  ro(pharmacies, 'Farmacia Iris nu mai vinde Tusonil', (d) => d.untie('Farmacia Iris', 'VINDE', 'Tusonil')),
  ro(pharmacies, 'Setează numărul de bucăți de Dolorix în stoc la Farmacia Iris la 80', (d) => {
    tieOf(d, 'Farmacia Iris', 'VINDE', 'Dolorix').properties['bucati_in_stoc'] = 80;
  }),
  ro(pharmacies, 'Șterge interacțiunea dintre Amoxival și Tusonil', (d) =>
    d.untie('Amoxival', 'INTERACȚIONEAZĂ_CU', 'Tusonil'),
  ),
  ro(pharmacies, 'Redenumește Nordica Labs în Nordica Pharma și schimbă-i țara în Finlanda', (d) =>
    d.set('Nordica Labs', 'țara', 'Finlanda').rename('Nordica Labs', 'nume', 'Nordica Pharma'),
  ),
  ro(pharmacies, 'Adaugă medicamentul Sirodin, sirop, la prețul de 24 de lei, fabricat de Biocarpat', (d) =>
    d
      .add('Medicament', 'nume_comercial', 'Sirodin', { forma: 'sirop', pret_lei: 24 })
      .tie('Biocarpat', 'FABRICĂ', 'Sirodin'),
  ),
  ro(pharmacies, 'Crește salariile farmaciștilor cu 300 de lei, dar nu și pe al Mirelei Zamfir', (d) =>
    each(
      d,
      'Farmacist',
      'salariu_lei',
      (now) => now + 300,
      ({ name }) => name !== 'Mirela Zamfir',
    ),
  ),
];

/** The graph is English. */
const SERVICES: readonly Wish[] = [
  ro(services, 'Șterge echipa Platform și mută-l pe Omar Fadel în Payments', (d) => {
    tieOf(d, 'Omar Fadel', 'MEMBER_OF', 'Discovery').end = 'Payments';
    d.drop('Platform');
  }),
];

/** Requests in Romanian, over four graphs. */
export const ROMANIAN: readonly Wish[] = [...BEES, ...GYM, ...PHARMACIES, ...SERVICES];
