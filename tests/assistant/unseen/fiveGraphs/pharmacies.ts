import { about, en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';
import { day, having, mean } from '../tenGraphs/reckon.js';

const world = new World();
world.add('Farmacie', 'denumire', {
  'Farmacia Salvia': { cartier: 'Centru', non_stop: true, nr_angajati: 9 },
  'Farmacia Iris': { cartier: 'Mănăștur', non_stop: false, nr_angajati: 5 },
  'Farmacia Teiul Verde': { cartier: 'Gheorgheni', non_stop: false, nr_angajati: 4 },
  'Farmacia Panaceea': { cartier: 'Centru', non_stop: false, nr_angajati: 6 },
});
world.add('Medicament', 'nume_comercial', {
  Dolorix: { substanta_activa: 'ibuprofen', forma: 'comprimate', pret_lei: 18.5, cu_reteta: false },
  Febrinol: { substanta_activa: 'paracetamol', forma: 'sirop', pret_lei: 22, cu_reteta: false },
  Cardiprim: { substanta_activa: 'atenolol', forma: 'comprimate', pret_lei: 35, cu_reteta: true },
  Amoxival: { substanta_activa: 'amoxicilină', forma: 'capsule', pret_lei: 27, cu_reteta: true },
  Tusonil: { substanta_activa: 'ambroxol', forma: 'sirop', pret_lei: 19, cu_reteta: false },
  Glicomet: { substanta_activa: 'metformin', forma: 'comprimate', pret_lei: 41, cu_reteta: true },
  Alergostop: { substanta_activa: 'cetirizină', forma: 'comprimate', pret_lei: 16, cu_reteta: false },
  Vitamax: { substanta_activa: 'vitamina C', forma: 'comprimate', pret_lei: 29, cu_reteta: false },
});
world.add('Producător', 'nume', {
  'Helvia Pharma': { țara: 'Elveția', an_infiintare: 1952 },
  Biocarpat: { țara: 'România', an_infiintare: 1991 },
  'Nordica Labs': { țara: 'Suedia', an_infiintare: 1968 },
});
world.add('Farmacist', 'nume', {
  'Adina Moraru': { data_angajarii: '2015-03-16', salariu_lei: 6800 },
  'Paul Ciobanu': { data_angajarii: '2022-08-01', salariu_lei: 5400 },
  'Teodora Gavril': { data_angajarii: '2019-10-21', salariu_lei: 6100 },
  'Doru Ene': { data_angajarii: '2021-06-07', salariu_lei: 5300 },
  'Ștefan Oprea': { data_angajarii: '2024-02-12', salariu_lei: 5000 },
  'Mirela Zamfir': { data_angajarii: '2010-05-04', salariu_lei: 7400 },
});
for (const [farmacie, medicament, bucati_in_stoc] of [
  ['Farmacia Salvia', 'Dolorix', 120],
  ['Farmacia Salvia', 'Febrinol', 45],
  ['Farmacia Salvia', 'Cardiprim', 30],
  ['Farmacia Salvia', 'Glicomet', 25],
  ['Farmacia Iris', 'Dolorix', 60],
  ['Farmacia Iris', 'Tusonil', 18],
  ['Farmacia Iris', 'Amoxival', 12],
  ['Farmacia Teiul Verde', 'Febrinol', 9],
  ['Farmacia Teiul Verde', 'Alergostop', 70],
  ['Farmacia Panaceea', 'Amoxival', 33],
  ['Farmacia Panaceea', 'Cardiprim', 14],
] as const)
  world.tie(farmacie, 'VINDE', medicament, { bucati_in_stoc });
world.join('FABRICĂ', 'Helvia_Pharma > Cardiprim Glicomet, Biocarpat > Dolorix Febrinol Tusonil Vitamax');
world.join('FABRICĂ', 'Nordica_Labs > Amoxival Alergostop');
world.join('LUCREAZĂ_LA', 'Adina_Moraru > Farmacia_Salvia, Teodora_Gavril > Farmacia_Iris', () => ({
  functie: 'diriginte',
}));
world.join('LUCREAZĂ_LA', 'Ștefan_Oprea > Farmacia_Teiul_Verde, Mirela_Zamfir > Farmacia_Panaceea', () => ({
  functie: 'diriginte',
}));
world.join('LUCREAZĂ_LA', 'Paul_Ciobanu > Farmacia_Salvia, Doru_Ene > Farmacia_Iris', () => ({ functie: 'asistent' }));
world.tie('Dolorix', 'INTERACȚIONEAZĂ_CU', 'Cardiprim', { gravitate: 'moderată' });
world.tie('Glicomet', 'INTERACȚIONEAZĂ_CU', 'Cardiprim', { gravitate: 'ușoară' });
world.tie('Amoxival', 'INTERACȚIONEAZĂ_CU', 'Tusonil', { gravitate: 'severă' });

/** Chemists of a town and what they sell, in Romanian; headings without diacritics here and there. */
export const pharmacies: Field = {
  name: 'pharmacies',
  language: 'ro',
  world,
  asked: [
    ro(
      'Ce medicamente se eliberează fără rețetă?',
      (w) => names(having(w.all('Medicament'), 'cu_reteta', false)),
      'cu_reteta',
    ),
    ro(
      'Care este cel mai ieftin medicament?',
      (w) => names(top(w.all('Medicament'), (m) => -num(m, 'pret_lei'))),
      'pret_lei',
    ),
    ro('Câte medicamente fabrică Biocarpat?', (w) => says(w.out('Biocarpat', 'FABRICĂ').length), 'FABRICĂ'),
    ro('Cine lucrează la Farmacia Salvia?', (w) => names(w.in('Farmacia Salvia', 'LUCREAZĂ_LA')), 'LUCREAZĂ_LA'),
    ro('Câte bucăți de Dolorix sunt în stoc în total?', () => says(120 + 60), 'bucati_in_stoc', 'VINDE'),
    ro(
      'Ce farmacii nu vând Dolorix?',
      (w) => names(w.all('Farmacie').filter((f) => !has(w.out(f, 'VINDE'), 'Dolorix'))),
      'VINDE',
    ),
    ro('Care e salariul mediu al farmaciștilor?', (w) => about(mean(w.all('Farmacist'), 'salariu_lei')), 'salariu_lei'),
    ro(
      'Cu ce medicamente interacționează Cardiprim?',
      (w) => names([...w.in('Cardiprim', 'INTERACȚIONEAZĂ_CU'), ...w.out('Cardiprim', 'INTERACȚIONEAZĂ_CU')]),
      'INTERACȚIONEAZĂ_CU',
    ),
    ro('Ce gravitate are interacțiunea dintre Glicomet și Cardiprim?', () => says('ușoară'), 'gravitate'),
    ro(
      'Câte medicamente vinde fiecare farmacie?',
      (w) => says(...w.all('Farmacie').map((f) => w.out(f, 'VINDE').length)),
      'VINDE',
    ),
    ro(
      'Cine s-a angajat cel mai recent?',
      (w) => names(top(w.all('Farmacist'), (f) => day(f, 'data_angajarii'))),
      'data_angajarii',
    ),
    ro(
      'Vinde Farmacia Iris vreun medicament fabricat de Helvia Pharma?',
      (w) => is(w.out('Farmacia Iris', 'VINDE').some((m) => has(w.in(m, 'FABRICĂ'), 'Helvia Pharma'))),
      'VINDE',
      'FABRICĂ',
    ),
    ro('Ce siropuri avem?', (w) => names(having(w.all('Medicament'), 'forma', 'sirop')), 'forma'),
    en(
      'Which pharmacists earn more than 6000 lei?',
      (w) => names(w.all('Farmacist').filter((f) => num(f, 'salariu_lei') > 6000)),
      'salariu_lei',
      'Farmacist',
    ),
    en('Where is Alergostop sold?', (w) => names(w.in('Alergostop', 'VINDE')), 'VINDE'),
    en(
      'Which manufacturer was founded first?',
      (w) => names(top(w.all('Producător'), (p) => -num(p, 'an_infiintare'))),
      'an_infiintare',
      'Producător',
    ),
    ro('Care farmacie a avut cei mai mulți clienți ieri?', NOTHING),
    ro('Ce efecte adverse are Amoxival?', NOTHING),
    ro('Cine a prescris Glicomet?', NOTHING),
    en('Which pharmacies deliver to your home?', NOTHING),
  ],
};
