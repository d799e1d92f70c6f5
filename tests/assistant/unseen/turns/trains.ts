import { type Conversation } from '../conversations.js';
import { type Field, is, names, ro, says } from '../Gold.js';
import { num, World } from '../World.js';

const world = new World();
world.add('Tren', 'nume', {
  'IR 1531': { categorie: 'rapid', vagoane: 8, viteză: 120 },
  'IR 1745': { categorie: 'rapid', vagoane: 6, viteză: 110 },
  'R 4021': { categorie: 'regional', vagoane: 3, viteză: 80 },
  'R 4022': { categorie: 'regional', vagoane: 2, viteză: 70 },
  'R 4107': { categorie: 'regional', vagoane: 4, viteză: 90 },
  'IC 533': { categorie: 'intercity', vagoane: 10, viteză: 160 },
});
world.add('Gară', 'nume', {
  Ploiești: { peroane: 6, deschisă: 1872, zonă: 'sud' },
  Sinaia: { peroane: 3, deschisă: 1879, zonă: 'munte' },
  Predeal: { peroane: 4, deschisă: 1879, zonă: 'munte' },
  Buzău: { peroane: 5, deschisă: 1872, zonă: 'sud' },
  Focșani: { peroane: 3, deschisă: 1881, zonă: 'est' },
});
world.join(
  'OPREȘTE_ÎN',
  'IR_1531 > Ploiești Sinaia Predeal, IR_1745 > Ploiești Buzău Focșani, R_4021 > Ploiești Sinaia, R_4022 > Sinaia Predeal, R_4107 > Buzău Focșani, IC_533 > Ploiești Predeal',
);

const trains: Field = { name: 'trains', language: 'ro', world, asked: [] };

const ofKind = (w: World, kind: string) => w.all('Tren').filter((t) => t.properties['categorie'] === kind);
const inZone = (w: World, zone: string) => w.all('Gară').filter((g) => g.properties['zonă'] === zone);

export const TRAIN_TALKS: readonly Conversation[] = [
  {
    field: trains,
    opening: 'Ce trenuri opresc în Sinaia?',
    asked: [
      ro('dar în Focșani?', (w) => names(w.in('Focșani', 'OPREȘTE_ÎN'))),
      ro('care dintre ele e cel mai rapid?', (w) => names([w.named('IR 1745')])),
      ro('câte vagoane are?', () => says(6)),
    ],
  },
  {
    field: trains,
    opening: 'Câte trenuri regionale sunt?',
    asked: [
      ro('dar rapide?', (w) => says(ofKind(w, 'rapid').length)),
      ro('arată-le', (w) => names(ofKind(w, 'rapid'))),
      ro('ce viteză au?', (w) => says(...ofKind(w, 'rapid').map((t) => num(t, 'viteză')))),
      ro('în ce gări opresc?', (w) => names(ofKind(w, 'rapid').flatMap((t) => w.out(t, 'OPREȘTE_ÎN')))),
    ],
  },
  {
    field: trains,
    opening: 'Câte peroane are gara Ploiești?',
    asked: [
      ro('dar Predeal?', () => says(4)),
      ro('când a fost deschisă?', () => says(1879)),
      ro('și Buzău?', () => says(1872)),
    ],
  },
  {
    field: trains,
    opening: 'Ce gări sunt la munte?',
    asked: [
      ro('și în sud?', (w) => names(inZone(w, 'sud'))),
      ro('câte peroane au în total?', () => says(11)),
      ro('e vreuna deschisă înainte de 1870?', () => is(false)),
    ],
  },
];
