import { about, en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';

const world = new World();
const OAMENI =
  'Ana Pop,Barbu Ionescu,Carmen Stan,Dan Moraru,Elena Dobre,Florin Neagu,Geta Lupu,Horia Matei,Ioana Rusu,Jean Toma,Lia Voicu,Mihai Sandu,Nina Barbu,Ovidiu Crișan';
const FUNCȚII = ['programator', 'tester', 'analist', 'contabil'];
const ORAȘE = ['Cluj', 'Iași', 'Brașov'];
world.add('Departament', 'nume', {
  Dezvoltare: { etaj: 3 },
  Calitate: { etaj: 2 },
  Financiar: { etaj: 1 },
  Juridic: { etaj: 4 },
});
for (const nume of ['Java', 'Python', 'Kafka', 'Excel']) world.add('Tehnologie', 'nume', { [nume]: {} });
const PROIECTE: Record<string, readonly [number, string, string]> = {
  Aurora: [120000, 'în lucru', '2026-03-31'],
  Meridian: [80000, 'întârziat', '2025-11-15'],
  Cascada: [200000, 'terminat', '2025-06-30'],
  Orizont: [45000, 'întârziat', '2026-01-20'],
  Zefir: [150000, 'în lucru', '2026-09-01'],
};
for (const [nume, [buget, stare, termen]] of Object.entries(PROIECTE))
  world.add('Proiect', 'nume', { [nume]: { buget, stare, termen } });
for (const [index, nume] of OAMENI.split(',').entries()) {
  world.add('Angajat', 'nume', {
    [nume]: {
      vârstă: 24 + ((index * 7) % 35),
      salariu: 4000 + world.dice(60) * 100,
      funcție: FUNCȚII[index % 4] as string,
      oraș: world.pick(ORAȘE),
    },
  });
  world.tie(nume, 'LUCREAZĂ_ÎN', ['Dezvoltare', 'Calitate', 'Dezvoltare', 'Financiar'][index % 4] as string);
  if (index !== 9) world.tie(nume, 'LUCREAZĂ_LA', world.pick(Object.keys(PROIECTE)), { ore: 10 + world.dice(30) });
  world.tie(nume, 'CUNOAȘTE', world.pick(['Java', 'Python', 'Excel']), { nivel: 1 + world.dice(5) });
}
world.tie('Ana Pop', 'LUCREAZĂ_LA', 'Zefir', { ore: 5 });
world.join(
  'RAPORTEAZĂ_LUI',
  'Barbu_Ionescu > Ana_Pop, Carmen_Stan > Ana_Pop, Dan_Moraru > Barbu_Ionescu, Elena_Dobre > Barbu_Ionescu, Florin_Neagu > Carmen_Stan',
);
world.join('FOLOSEȘTE', 'Aurora > Java Kafka, Meridian > Python, Cascada > Java, Zefir > Kafka Python');
world.join('CONDUCE', 'Ana_Pop > Dezvoltare, Geta_Lupu > Calitate, Dan_Moraru > Financiar');

/** A company, in Romanian. */
export const company: Field = {
  name: 'company',
  language: 'ro',
  world,
  asked: [
    ro('Cine conduce departamentul Calitate?', (w) => names(w.in('Calitate', 'CONDUCE')), 'CONDUCE'),
    ro('Câți angajați lucrează în Dezvoltare?', (w) => says(w.in('Dezvoltare', 'LUCREAZĂ_ÎN').length), 'LUCREAZĂ_ÎN'),
    ro(
      'Ce proiecte sunt întârziate?',
      (w) => names(w.all('Proiect').filter((p) => p.properties['stare'] === 'întârziat')),
      'stare',
      'întârziat',
    ),
    ro('Cui îi raportează Dan Moraru?', (w) => names(w.out('Dan Moraru', 'RAPORTEAZĂ_LUI')), 'RAPORTEAZĂ_LUI'),
    ro(
      'Cine îi raportează lui Barbu Ionescu?',
      (w) => names(w.in('Barbu Ionescu', 'RAPORTEAZĂ_LUI')),
      'RAPORTEAZĂ_LUI',
    ),
    ro('Care este cel mai scump proiect?', (w) => names(top(w.all('Proiect'), (p) => num(p, 'buget'))), 'buget'),
    ro(
      'Ce angajați câștigă peste 7000?',
      (w) => names(w.all('Angajat').filter((a) => num(a, 'salariu') > 7000)),
      'salariu',
    ),
    ro(
      'Care angajați lucrează la proiecte care folosesc Kafka?',
      (w) => names(w.in('Kafka', 'FOLOSEȘTE').flatMap((p) => w.in(p, 'LUCREAZĂ_LA'))),
      'LUCREAZĂ_LA',
      'FOLOSEȘTE',
    ),
    ro('Câți ani are Carmen Stan?', (w) => says(num(w.named('Carmen Stan'), 'vârstă')), 'vârstă'),
    ro(
      'Care este salariul mediu al programatorilor?',
      (w) => {
        const all = w.all('Angajat').filter((a) => a.properties['funcție'] === 'programator');
        return about(all.reduce((sum, a) => sum + num(a, 'salariu'), 0) / all.length);
      },
      'salariu',
      'programator',
    ),
    ro(
      'Cine nu lucrează la niciun proiect?',
      (w) => names(w.all('Angajat').filter((a) => w.out(a, 'LUCREAZĂ_LA').length === 0)),
      'LUCREAZĂ_LA',
    ),
    ro(
      'Ce testeri locuiesc în Cluj?',
      (w) =>
        names(w.all('Angajat').filter((a) => a.properties['funcție'] === 'tester' && a.properties['oraș'] === 'Cluj')),
      'funcție',
      'oraș',
      'tester',
    ),
    ro(
      'Ce proiecte au termen în 2026?',
      (w) => names(w.all('Proiect').filter((p) => String(p.properties['termen']).startsWith('2026'))),
      'termen',
    ),
    ro('Știe Ana Pop Python?', (w) => is(has(w.out('Ana Pop', 'CUNOAȘTE'), 'Python')), 'CUNOAȘTE'),
    en('Which projects use Java?', (w) => names(w.in('Java', 'FOLOSEȘTE')), 'FOLOSEȘTE'),
    en('What is the budget of Aurora?', () => says(120000), 'buget'),
    ro('Ce mașină conduce Mihai Sandu?', NOTHING),
    ro('Cine este clientul proiectului Zefir?', NOTHING),
    ro('Câte zile de concediu are Lia Voicu?', NOTHING),
    en('Who founded the company?', NOTHING),
  ],
};
