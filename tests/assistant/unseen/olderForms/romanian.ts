import { company } from '../fields/company.js';
import { museum } from '../fields/museum.js';
import { type Asked, type Field, first, is, names, NOTHING, ro, says } from '../Gold.js';
import { num } from '../World.js';

const ofCompany: readonly Asked[] = [
  ro('Care are bugetul mai mare, Aurora sau Cascada?', (w) => first(w.named('Cascada'), w.named('Aurora')), 'buget'),
  ro('Cine e mai tânăr, Ana Pop sau Carmen Stan?', (w) => first(w.named('Ana Pop'), w.named('Carmen Stan')), 'vârstă'),
  ro('E Dan Moraru mai în vârstă decât Ana Pop?', () => is(true), 'vârstă'),
  ro('Bugetul lui Zefir e mai mare decât al lui Cascada?', () => is(false), 'buget'),
  ro('Compară Aurora cu Meridian', () => says(120000, 80000), 'buget'),
  ro('Care e diferența dintre Orizont și Zefir?', () => says(45000, 150000), 'buget'),
  ro('Ce vârstă au Ana Pop și Barbu Ionescu?', () => says(24, 31), 'vârstă'),
  ro('Ce buget și ce stare are Cascada?', () => says(200000, 'terminat'), 'buget'),
  ro('Există vreo legătură între Ana Pop și Juridic?', () => is(false)),
  ro('Spune-mi ceva despre Juridic', () => says(4), 'etaj'),
  ro('Ce știi despre Orizont?', () => says(45000, 'întârziat')),
  ro('Ce proiecte au bugetul între 70000 și 130000?', (w) => names([w.named('Aurora'), w.named('Meridian')]), 'buget'),
  ro('Cine lucrează în Calitate sau în Financiar?', (w) =>
    names([...w.in('Calitate', 'LUCREAZĂ_ÎN'), ...w.in('Financiar', 'LUCREAZĂ_ÎN')]),
  ),
  ro('Ce proiecte nu folosesc nici Java, nici Python?', (w) => names([w.named('Orizont')]), 'FOLOSEȘTE'),
  ro('E Ana Pop mai înaltă decât Dan Moraru?', NOTHING),
];

const ofMuseum: readonly Asked[] = [
  ro('Ce legătură este între Irina Cozma și Paolo Grassi?', () => says('Luc Moreau')),
  ro('Cum sunt legați Zoe Hartmann și Matei Olaru?', () => says('Paolo Grassi')),
  ro('Care e mai mare, Sala Roșie sau Sala Mică?', (w) => first(w.named('Sala Roșie'), w.named('Sala Mică'))),
  ro('Cine s-a născut mai devreme, Luc Moreau sau Zoe Hartmann?', (w) =>
    first(w.named('Luc Moreau'), w.named('Zoe Hartmann')),
  ),
  ro('E restaurat Autoportret?', (w) => is(w.named('Autoportret').properties['restaurat'] === true), 'restaurat'),
  ro('Trei mere e mai înalt decât Dansul?', (w) =>
    is(num(w.named('Trei mere'), 'înălțime') > num(w.named('Dansul'), 'înălțime')),
  ),
  ro('Compară suprafața sălilor Sala Verde și Sala Mică', () => says(80, 35), 'suprafață'),
  ro('Ce exponate au fost făcute între 1880 și 1900?', (w) =>
    names(w.all('Exponat').filter((one) => num(one, 'an') >= 1880 && num(one, 'an') <= 1900)),
  ),
  ro('Ce exponate sunt în Sala Verde sau în Sala Mică?', (w) =>
    names([...w.in('Sala Verde', 'EXPUS_ÎN'), ...w.in('Sala Mică', 'EXPUS_ÎN')]),
  ),
];

/** Questions in Romanian of the kinds that the older readings answered. */
export const ROMANIAN: readonly (readonly [Field, readonly Asked[]])[] = [
  [company, ofCompany],
  [museum, ofMuseum],
];
