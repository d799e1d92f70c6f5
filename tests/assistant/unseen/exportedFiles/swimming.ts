import { en, NOTHING, ro, says } from '../Gold.js';
import { most, mostCounted, sum, those, worldOf } from '../ownTables/rows.js';
import { dotted, owned, totals } from '../ownFiles/rows.js';
import { exportedJson } from './rows.js';

interface Result {
  readonly concurs: string;
  readonly data: string;
  readonly proba: string;
  readonly timp_s: number;
  readonly loc: number;
  readonly record_personal: boolean;
}
interface Swimmer {
  readonly nume: string;
  readonly data_nasterii: string;
  readonly grupa: string;
  readonly antrenor: string;
  readonly localitate: string;
  readonly legitimat: boolean;
  readonly cotizatie_lei: number;
  readonly rezultate: readonly Result[];
}

export const swimmers = exportedJson('inotatori.json') as readonly Swimmer[];
const swimmersWith = (holds: (one: Swimmer) => boolean) => swimmers.filter(holds).map(({ nume }) => nume);
const withResult = (holds: (one: Result) => boolean) => swimmersWith(({ rezultate }) => rezultate.some(holds));
const results = swimmers.flatMap(({ rezultate }) => rezultate);
const born = (one: Swimmer) => Number(dotted(one.data_nasterii).replaceAll('-', ''));
const firsts = (one: Swimmer) => one.rezultate.filter(({ loc }) => loc === 1).length;
const albu = swimmers.find(({ nume }) => nume === 'Tudor Albu');

/** A swimming club: swimmers with their results inside them, keys without diacritics. */
export const swimming = owned(
  'swimming club',
  'ro',
  ['inotatori.json'],
  worldOf({ nume: swimmers.map(({ nume }) => nume), antrenor: swimmers.map(({ antrenor }) => antrenor) }),
  [
    ro(
      'cine a ieșit pe locul 1 la 50 m liber la Campionatul Regional?',
      those(
        ...withResult(
          ({ concurs, proba, loc }) => concurs === 'Campionatul Regional' && proba === '50 m liber' && loc === 1,
        ),
      ),
      'loc',
      'proba',
    ),
    ro(
      'Cine n-a avut niciodată un rezultat?',
      those(...swimmersWith(({ rezultate }) => rezultate.length === 0)),
      'rezultate',
    ),
    ro(
      'care e cel mai bun timp la 100 m spate',
      () => says(Math.min(...results.filter(({ proba }) => proba === '100 m spate').map(({ timp_s }) => timp_s))),
      'timp_s',
    ),
    ro('Cine are cele mai multe locuri întâi?', those(...most(swimmers, firsts).map(({ nume }) => nume)), 'loc'),
    ro(
      'cât se strânge pe lună din cotizațiile juniorilor?',
      () => says(sum(swimmers.filter(({ grupa }) => grupa === 'juniori').map((one) => one.cotizatie_lei))),
      'cotizatie_lei',
    ),
    ro(
      'ce sportivi din Șelimbăr nu sunt legitimați',
      those(...swimmersWith((one) => one.localitate === 'Șelimbăr' && !one.legitimat)),
      'legitimat',
      'localitate',
    ),
    ro('Cine e cel mai tânăr?', those(...most(swimmers, born).map(({ nume }) => nume)), 'data_nasterii'),
    ro(
      'Câte rezultate are Tudor Albu în 2025?',
      () => says((albu?.rezultate ?? []).filter(({ data }) => data.endsWith('.2025')).length),
      'rezultate',
    ),
    ro(
      'Ce sportivi au fost la Campionatul Național?',
      those(...withResult(({ concurs }) => concurs === 'Campionatul Național')),
      'concurs',
    ),
    en('who swims the 200 m butterfly', those(...withResult(({ proba }) => proba === '200 m fluture')), 'proba'),
    en(
      'Which coach has the most swimmers?',
      those(
        ...mostCounted(
          totals(
            swimmers,
            ({ antrenor }) => antrenor,
            () => 1,
          ),
        ),
      ),
      'antrenor',
    ),
    en(
      'how many personal bests were set in June 2025?',
      () => says(results.filter((one) => one.record_personal && one.data.endsWith('.06.2025')).length),
      'record_personal',
    ),
    ro('Ce înălțime are Luca Țepeș?', NOTHING),
    en('Which swimmers have been injured?', NOTHING),
  ],
);
