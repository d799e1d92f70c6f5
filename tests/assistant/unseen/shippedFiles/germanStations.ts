import { brought, toldBy } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { near } from '../openData/rows.js';
import { mean, most, those, worldOf } from '../ownTables/rows.js';
import { share } from '../publicFiles/rows.js';
import { greatest, rather, shippedJson } from './rows.js';

interface Station {
  readonly name: string;
  readonly ril100: string;
  readonly weight: number;
  readonly category: number;
  readonly federalState: string;
  readonly operator: { readonly id: string; readonly name: string };
  readonly address: { readonly city: string; readonly zipcode: string; readonly street: string };
  readonly hasParking: boolean;
  readonly hasWiFi: boolean;
  readonly hasDBLounge: boolean;
  readonly hasCarRental: boolean;
  readonly hasSteplessAccess?: string;
}

const stations = shippedJson<readonly Station[]>('stations.json');
export const station = ({ name }: Station) => name;
export const weight = (one: Station) => one.weight;
export const called = (name: string) => stations.find((one) => one.name === name) as Station;
const inCity = (city: string) => stations.filter(({ address }) => address.city.trim() === city);
export const inState = (...states: readonly string[]) =>
  stations.filter(({ federalState }) => states.includes(federalState));
export const operatedBy = (name: string) => stations.filter(({ operator }) => operator.name === name);
const withLounge = stations.filter(({ hasDBLounge }) => hasDBLounge);
const states = [...new Set(stations.map(({ federalState }) => federalState))];

/** Railway stations of Germany, those of the two highest categories. */
export const germanStations = brought(
  'germanStations',
  'ro',
  ['stations.json'],
  worldOf({ name: stations.map(station), federalState: states }),
  [
    ro('câte gări sunt în fișier?', () => says(stations.length)),
    ro('ce gari sunt in Hamburg', those(...inCity('Hamburg').map(station)), 'city', 'federalState', 'address'),
    ro('în ce land (federalState) e Würzburg Hbf', those(called('Würzburg Hbf').federalState), 'federalState'),
    ro('cate gari au DBLounge', () => says(withLounge.length), 'hasDBLounge'),
    ro('câte gări nu au wifi', () => says(stations.filter(({ hasWiFi }) => !hasWiFi).length), 'hasWiFi'),
    ro(
      'cine e operatorul la Erfurt Hbf?',
      toldBy([called('Erfurt Hbf').operator.name, called('Erfurt Hbf').operator.id]),
      'operator',
    ),
    ro('gara cu weight-ul cel mai mare', those(...most(stations, weight).map(station)), 'weight'),
    ro(
      'câte gări sunt de categoria 1?',
      () => says(stations.filter(({ category }) => category === 1).length),
      'category',
    ),
    ro('gările din Sachsen', those(...inState('Sachsen').map(station)), 'federalState'),
    ro('ce cod ril100 are Köln Hbf', toldBy([called('Köln Hbf').ril100]), 'ril100'),
    ro('care gara nu are parcare', those(...stations.filter((one) => !one.hasParking).map(station)), 'hasParking'),
    ro(
      'gări al căror nume începe cu München',
      those(...stations.filter(({ name }) => name.startsWith('München')).map(station)),
      'name',
    ),
    ro('ce land are cele mai multe gări', those(...most(states, (state) => inState(state).length)), 'federalState'),
    ro('weight mediu la garile din Hessen', near(mean(inState('Hessen').map(weight))), 'weight', 'federalState'),
    ro('pe ce strada e Dresden Hbf', toldBy([called('Dresden Hbf').address.street]), 'street', 'address'),
    ro('câte peroane are Leipzig Hbf?', NOTHING),
    ro('la ce ora pleaca trenul spre München din Ulm Hbf', NOTHING),
    ro('in ce an a fost construita gara Köln Hbf', NOTHING),
    ro('câți călători trec pe zi prin Essen Hbf', NOTHING),
    ro('pot închiria o mașină la Kiel Hbf (hasCarRental)?', () => is(called('Kiel Hbf').hasCarRental), 'hasCarRental'),
    ro('top 3 gări după weight', those(...greatest(stations, 3, weight).map(station)), 'weight'),
    ro('câte gări sunt operate de VRR', () => says(operatedBy('VRR').length), 'operator'),
    ro('care are weight mai mare, Ulm Hbf sau Trier Hbf?', rather('Ulm Hbf', 'Trier Hbf'), 'weight'),
    ro(
      'ce procent din gări au închirieri de mașini',
      share(stations.filter(({ hasCarRental }) => hasCarRental).length, stations.length),
      'hasCarRental',
    ),
    ro(
      'gări din Bayern cu hasSteplessAccess partial',
      those(
        ...inState('Bayern')
          .filter((one) => one.hasSteplessAccess === 'partial')
          .map(station),
      ),
      'hasSteplessAccess',
      'federalState',
    ),
  ],
);
