import { type ImportedNode } from '../../../../server/graph/ports/ImportSink.js';
import { about, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { num, top, World } from '../World.js';

const world = new World();
world.add('Comună', 'nume', {
  'Valea Rece': { altitudine: 860, locuitori: 2400, nașteri: 21, decese: 30, zonă: 'nord' },
  Mălini: { altitudine: 410, locuitori: 6100, nașteri: 70, decese: 55, zonă: 'nord' },
  Teiuș: { altitudine: 95, locuitori: 4800, nașteri: 40, decese: 61, zonă: 'sud' },
  'Fântâna Mare': { altitudine: 230, locuitori: 800, nașteri: 3, decese: 14, zonă: 'sud' },
});
world.add('Medic', 'nume', {
  'Ilinca Pop': { vârstă: 29, sex: 'feminin', salariu: 9200 },
  'Radu Stan': { vârstă: 58, sex: 'masculin', salariu: 14100 },
  'Petru Lazăr': { vârstă: 41, sex: 'masculin', salariu: 11000 },
  'Ana Munteanu': { vârstă: 66, sex: 'feminin', salariu: 12700 },
});
world.add('Asistent', 'nume', {
  'Sorin Vlad': { născut: '1998-05-02', sex: 'masculin' },
  'Maria Oprea': { născut: '1969-12-12', sex: 'feminin' },
});
world.add('Alarmă', 'cod', {
  'A-10': { loc: '3 km est de Lacul Sec, Bistrău', temp: 31 },
  'A-11': { loc: 'la podul din Lacul Sec, Bistrău', temp: 45 },
  'A-12': { loc: 'cariera veche, Hodoșa', temp: 12 },
  'A-13': { loc: '7 km sud de Hodoșa', temp: 27 },
});
world.join('LUCREAZĂ_ÎN', 'Ilinca_Pop > Mălini, Radu_Stan > Teiuș, Petru_Lazăr > Mălini, Ana_Munteanu > Valea_Rece');
world.join('AJUTĂ', 'Sorin_Vlad > Ilinca_Pop, Maria_Oprea > Radu_Stan');

const comune = (w: World) => w.all('Comună');
const held = (w: World, name: string, of: string) => num(w.named(name), of);
const apart = (one: string, other: string, of: string) => (w: World) =>
  about(Math.abs(held(w, one, of) - held(w, other, of)));
const times = (one: string, other: string, of: string) => (w: World) => about(held(w, one, of) / held(w, other, of));
const sum = (nodes: readonly ImportedNode[], of: string) => nodes.reduce((all, node) => all + num(node, of), 0);
const alarms = (w: World, text: string) =>
  w.all('Alarmă').filter(({ properties }) => String(properties['loc']).includes(text));

/** Communes with what was counted in them, doctors with an age, assistants with a day of birth, alarms at places that are told in a sentence. */
export const communes: Field = {
  name: 'communes',
  language: 'ro',
  world,
  asked: [
    ro('Cu cât e mai mare altitudinea la Valea Rece decât la Teiuș?', apart('Valea Rece', 'Teiuș', 'altitudine')),
    ro('cu cat castiga mai mult Radu Stan decat Ilinca Pop', apart('Radu Stan', 'Ilinca Pop', 'salariu')),
    ro(
      'Care e diferența de salariu dintre Ana Munteanu și Petru Lazăr?',
      apart('Ana Munteanu', 'Petru Lazăr', 'salariu'),
    ),
    ro('diferența de locuitori între Mălini și Teiuș', apart('Mălini', 'Teiuș', 'locuitori')),
    ro('De câte ori are Mălini mai mulți locuitori decât Fântâna Mare?', times('Mălini', 'Fântâna Mare', 'locuitori')),
    ro('Cu câți ani e mai în vârstă Radu Stan decât Petru Lazăr?', apart('Radu Stan', 'Petru Lazăr', 'vârstă')),
    ro('cu câți locuitori are mai mult Mălini decât Valea Rece', apart('Mălini', 'Valea Rece', 'locuitori')),
    ro('Cu cât e mai sus Mălini decât Teiuș?', apart('Mălini', 'Teiuș', 'altitudine')),
    ro('Cu câți medici sunt mai mulți decât asistenți?', () => says(2)),
    ro('medici sub 30 de ani', (w) => names([w.named('Ilinca Pop')])),
    ro('Ce medici au peste 50 de ani?', (w) => names(w.all('Medic').filter((one) => num(one, 'vârstă') > 50))),
    ro('asistenți sub 40 de ani', (w) => names([w.named('Sorin Vlad')])),
    ro('Câți medici au sub 60 de ani?', () => says(3)),
    ro('medicii bărbați peste 45 de ani', (w) => names([w.named('Radu Stan')])),
    ro('Care medici au între 40 și 60 de ani?', (w) => names([w.named('Radu Stan'), w.named('Petru Lazăr')])),
    ro('Există asistenți de peste 50 de ani?', () => is(true)),
    ro('Câte decese au fost în Teiuș?', () => says(61)),
    ro('Ce comune au avut mai puțin de 10 nașteri?', (w) => names([w.named('Fântâna Mare')])),
    ro('total decese pe zonă', (w) =>
      says(
        ...['nord', 'sud'].map((one) =>
          sum(
            comune(w).filter((c) => c.properties['zonă'] === one),
            'decese',
          ),
        ),
      ),
    ),
    ro('comuna cu cele mai multe nașteri', (w) => names(top(comune(w), (one) => num(one, 'nașteri')))),
    ro('In ce comuna au fost cele mai putine decese', (w) => names(top(comune(w), (one) => -num(one, 'decese')))),
    ro('Câte alarme au fost la Lacul Sec?', (w) => says(alarms(w, 'Lacul Sec').length)),
    ro('alarme lângă Hodoșa', (w) => names(alarms(w, 'Hodoșa'))),
    ro('câte alarme sunt în Bistrău', (w) => says(alarms(w, 'Bistrău').length)),
    ro('temperatura medie a alarmelor', (w) => about(sum(w.all('Alarmă'), 'temp') / 4), 'temp'),
    ro('alarme cu temperatura peste 30', (w) => names(w.all('Alarmă').filter((one) => num(one, 'temp') > 30)), 'temp'),
    ro('Cu cât e mai greu Radu Stan decât Petru Lazăr?', NOTHING),
    ro('Cu câte spitale are mai mult Mălini decât Teiuș?', NOTHING),
    ro('medici sub 40 de kilograme', NOTHING),
  ],
};
