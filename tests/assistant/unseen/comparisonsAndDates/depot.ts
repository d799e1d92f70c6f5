import { type Field, first, is, NOTHING, ro, says } from '../Gold.js';
import { World } from '../World.js';
import { type Done } from './withPast.js';

const world = new World();
world.add('Vatman', 'nume', {
  'Sorin Bălan': { născut: '1975-06-21', salariu: 6100 },
  'Lidia Manea': { născut: '1983-01-09', salariu: 6900 },
  'Petru Oancea': { născut: '1961-10-02', salariu: 7400 },
});
world.add('Tramvai', 'nume', {
  Bujor: { lungime: 27, viteză: 60, an_fabricație: 1981 },
  Imperio: { lungime: 36, viteză: 70, an_fabricație: 2018 },
  Sagittarius: { lungime: 18, viteză: 50, an_fabricație: 1972 },
});
world.add('Depou', 'nume', {
  Dudești: { locuri: 80, deschis: '1929-05-14' },
  Colentina: { locuri: 120, deschis: '1953-09-01' },
});
world.join('CONDUCE', 'Sorin_Bălan > Bujor, Lidia_Manea > Imperio, Petru_Oancea > Sagittarius');
world.join('ADĂPOSTEȘTE', 'Dudești > Bujor Sagittarius, Colentina > Imperio');

const idOf = (name: string) => world.named(name).id;

/** What was done to the graph since. */
export const depotPast: readonly Done[] = [
  {
    at: '2026-11-09T07:15:00.000Z',
    operations: [{ op: 'updateNode', nodeId: idOf('Imperio'), version: 1, setProperties: { viteză: 75 } }],
  },
  {
    at: '2026-11-21T18:00:00.000Z',
    operations: [
      { op: 'createNode', labels: ['Tramvai'], properties: { nume: 'Autentic', lungime: 30 } },
      { op: 'deleteNode', nodeId: idOf('Sagittarius') },
    ],
  },
];

/** Trams, who drives them, and where they stand at night; asked on Sunday, 22 November 2026. */
export const depot: Field = {
  name: 'depot',
  language: 'ro',
  world,
  asked: [
    ro(
      'Cine e mai în vârstă, Sorin Bălan sau Lidia Manea?',
      (w) => first(w.named('Sorin Bălan'), w.named('Lidia Manea')),
      'născut',
    ),
    ro(
      'Mai în vârstă, Petru Oancea sau Sorin Bălan?',
      (w) => first(w.named('Petru Oancea'), w.named('Sorin Bălan')),
      'născut',
    ),
    ro('Cine este mai tânăr: Lidia Manea sau Petru Oancea?', () => says('Lidia Manea este mai tânăr'), 'născut'),
    ro('Este Imperio mai lung decât Bujor?', () => is(true)),
    ro('Este Bujor mai rapid decât Imperio?', () => is(false), 'viteză'),
    ro('Care tramvai e mai lung, Imperio sau Bujor?', () => says('Imperio este mai lung'), 'lungime'),
    ro('Care are salariul mai mare, Lidia Manea sau Petru Oancea?', (w) =>
      first(w.named('Petru Oancea'), w.named('Lidia Manea')),
    ),
    ro('Ce depou s-a deschis mai devreme, Colentina sau Dudești?', (w) =>
      first(w.named('Dudești'), w.named('Colentina')),
    ),
    ro('Compară Bujor cu Imperio după viteză', () => says(60, 75)),
    ro('Când s-a născut Petru Oancea?', () => says('2 octombrie 1961'), 'născut'),
    ro('Când a fost deschis Colentina?', () => says('1 septembrie 1953')),
    ro('Ce s-a schimbat de ieri?', () => says('Autentic', 'Sagittarius')),
    ro('Când s-a modificat ultima dată Imperio?', () => says('9 noiembrie 2026')),
    ro('Ce s-a șters de pe 20 noiembrie?', () => says('Sagittarius')),
    ro('Este Sorin Bălan mai înalt decât Lidia Manea?', NOTHING),
  ],
};
