import { about, en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';

const world = new World();
const ARTIȘTI: Record<string, readonly [string, number]> = {
  'Matei Olaru': ['român', 1848],
  'Zoe Hartmann': ['german', 1870],
  'Luc Moreau': ['francez', 1861],
  'Irina Cozma': ['român', 1902],
  'Paolo Grassi': ['italian', 1835],
};
const LUCRĂRI =
  'Câmp cu maci,Fata cu ulcior,Portul vechi,Noapte la munte,Iarna în sat,Autoportret,Pescarii,Grădina albă,Bustul unui copil,Dansul,Piața mare,Trei mere';
for (const [nume, [naționalitate, născut]] of Object.entries(ARTIȘTI))
  world.add('Artist', 'nume', { [nume]: { naționalitate, născut } });
world.add('Sală', 'nume', {
  'Sala Roșie': { etaj: 1, suprafață: 120 },
  'Sala Verde': { etaj: 2, suprafață: 80 },
  'Sala Mică': { etaj: 2, suprafață: 35 },
});
world.add('Expoziție', 'titlu', {
  'Lumina nordului': { început: '2025-04-01' },
  'Chipuri uitate': { început: '2026-02-10' },
});
world.add('Donator', 'nume', { 'Familia Cantea': {}, 'Fundația Ars': {}, 'Radu Enescu': {} });
for (const [index, titlu] of LUCRĂRI.split(',').entries()) {
  world.add('Exponat', 'titlu', {
    [titlu]: {
      an: 1870 + index * 7,
      tehnică: ['ulei', 'acuarelă', 'bronz'][index % 3] as string,
      înălțime: 20 + world.dice(180),
      restaurat: index % 4 === 1,
    },
  });
  world.tie(titlu, 'REALIZAT_DE', Object.keys(ARTIȘTI)[(index * 2) % 5] as string);
  if (index !== 7) world.tie(titlu, 'EXPUS_ÎN', ['Sala Roșie', 'Sala Verde', 'Sala Mică'][(index * 5) % 3] as string);
  if (index % 2 === 0)
    world.tie(titlu, 'DONAT_DE', world.pick(['Familia Cantea', 'Fundația Ars', 'Radu Enescu']), {
      anul: 1950 + world.dice(60),
    });
  if (index < 7) world.tie(titlu, 'PARTE_DIN', index % 2 === 0 ? 'Lumina nordului' : 'Chipuri uitate');
}
world.join(
  'ELEV_AL',
  'Zoe_Hartmann > Paolo_Grassi, Luc_Moreau > Paolo_Grassi, Irina_Cozma > Luc_Moreau, Matei_Olaru > Paolo_Grassi',
);

/** A museum, in Romanian. */
export const museum: Field = {
  name: 'museum',
  language: 'ro',
  world,
  asked: [
    ro('Cine a realizat exponatul Portul vechi?', (w) => names(w.out('Portul vechi', 'REALIZAT_DE')), 'REALIZAT_DE'),
    ro('Ce lucrări sunt expuse în Sala Verde?', (w) => names(w.in('Sala Verde', 'EXPUS_ÎN')), 'EXPUS_ÎN'),
    ro(
      'Câte exponate sunt în acuarelă?',
      (w) => says(w.all('Exponat').filter((e) => e.properties['tehnică'] === 'acuarelă').length),
      'tehnică',
    ),
    ro('Care este cel mai vechi exponat?', (w) => names(top(w.all('Exponat'), (e) => -num(e, 'an'))), 'an'),
    ro('Ai cui elevi au fost Zoe Hartmann și Luc Moreau?', (w) => names(w.out('Zoe Hartmann', 'ELEV_AL')), 'ELEV_AL'),
    ro('Cine a fost elevul lui Luc Moreau?', (w) => names(w.in('Luc Moreau', 'ELEV_AL')), 'ELEV_AL'),
    ro(
      'Ce artiști români sunt în muzeu?',
      (w) => names(w.all('Artist').filter((a) => a.properties['naționalitate'] === 'român')),
      'naționalitate',
      'român',
    ),
    ro('Ce exponate au fost donate de Radu Enescu?', (w) => names(w.in('Radu Enescu', 'DONAT_DE')), 'DONAT_DE'),
    ro(
      'Ce exponate sunt mai înalte de 150?',
      (w) => names(w.all('Exponat').filter((e) => num(e, 'înălțime') > 150)),
      'înălțime',
    ),
    ro(
      'Ce exponat nu este expus în nicio sală?',
      (w) => names(w.all('Exponat').filter((e) => w.out(e, 'EXPUS_ÎN').length === 0)),
      'EXPUS_ÎN',
    ),
    ro('La ce etaj se află Sala Roșie?', () => says(1), 'etaj'),
    ro(
      'Ce lucrări ale lui Paolo Grassi au fost restaurate?',
      (w) => names(w.in('Paolo Grassi', 'REALIZAT_DE').filter((e) => e.properties['restaurat'] === true)),
      'REALIZAT_DE',
      'restaurat',
    ),
    ro(
      'Care sală are cele mai multe exponate?',
      (w) => names(top(w.all('Sală'), (s) => w.in(s, 'EXPUS_ÎN').length)),
      'EXPUS_ÎN',
    ),
    ro(
      'Care este înălțimea medie a bronzurilor?',
      (w) => {
        const all = w.all('Exponat').filter((e) => e.properties['tehnică'] === 'bronz');
        return about(all.reduce((sum, e) => sum + num(e, 'înălțime'), 0) / all.length);
      },
      'înălțime',
      'bronz',
    ),
    en('When was Irina Cozma born?', () => says(1902), 'născut'),
    en(
      'Is Autoportret part of Lumina nordului?',
      (w) => is(has(w.out('Autoportret', 'PARTE_DIN'), 'Lumina nordului')),
      'PARTE_DIN',
    ),
    ro('Cât costă un bilet la muzeu?', NOTHING),
    ro('Cine a furat tabloul Dansul?', NOTHING),
    ro('Câți vizitatori a avut expoziția Chipuri uitate?', NOTHING),
    en('What is the insurance value of Pescarii?', NOTHING),
  ],
};
