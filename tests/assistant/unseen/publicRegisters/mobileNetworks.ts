import { en, is, NOTHING, says } from '../Gold.js';
import { mostCounted, those, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { perGroup } from '../publicFiles/rows.js';
import { registerRecords, tallied } from './rows.js';

interface Network {
  readonly countryName: string;
  readonly mcc: string;
  readonly mnc: string;
  readonly brand: string | null;
  readonly operator: string | null;
  readonly status: string;
  readonly bands: string | null;
  readonly notes: string | null;
}

const networks = registerRecords<Network>('mcc-mnc-list.json');
const country = ({ countryName }: Network) => countryName;
export const ofCountry = (name: string) => networks.filter((one) => one.countryName === name);
const branded = (name: string) => networks.filter(({ brand }) => brand === name);
export const runBy = (name: string) => networks.filter(({ operator }) => operator === name);
const withStatus = (name: string, status: string) => ofCountry(name).filter((one) => one.status === status);
export const on = (name: string, sign: string) => ofCountry(name).filter(({ bands }) => bands?.includes(sign));
const texts = (all: readonly (string | null | undefined)[]) => [
  ...new Set(all.flatMap((one) => (one === null || one === undefined || one === '' ? [] : [one]))),
];
export const operators = (some: readonly Network[]) => texts(some.map(({ operator }) => operator));
const brands = (some: readonly Network[]) => texts(some.map(({ brand }) => brand));

/** Mobile networks of fifteen countries of Europe, by the codes that phones know them by. */
export const mobileNetworks = brought(
  'mobileNetworks',
  'en',
  ['mcc-mnc-list.json'],
  worldOf({ countryName: networks.map(country), operator: operators(networks) }),
  [
    en('how many networks are listed for Romania?', () => says(ofCountry('Romania').length), 'countryName'),
    en('which operator runs Iliad', those(...operators(branded('Iliad'))), 'operator', 'brand'),
    en("what's the mcc of Iceland", () => says(Number(ofCountry('Iceland')[0]?.mcc)), 'mcc'),
    en(
      'how many networks in Romania have the status Not operational',
      () => says(withStatus('Romania', 'Not operational').length),
      'status',
    ),
    en('which countries have the most networks?', those(...mostCounted(tallied(networks, country))), 'countryName'),
    en('What brand does RCS&RDS use?', toldBy(brands(runBy('RCS&RDS'))), 'brand'),
    en('how many MVNO netwroks are there in Ireland', () => says(on('Ireland', 'MVNO').length), 'bands'),
    en('in which countries is O2 a brand', those(...new Set(branded('O2').map(country))), 'countryName', 'brand'),
    en('number of networks per status', perGroup(tallied(networks, ({ status }) => status)), 'status'),
    en(
      'how many of the Italian networks (countryName Italy) have 5G in their bands?',
      () => says(on('Italy', '5G').length),
      'bands',
    ),
    en(
      'is Eventis still operational?',
      () => is(branded('Eventis').some((one) => one.status === 'Operational')),
      'status',
    ),
    en(
      'networks of Hutchison Drei Austria, how many are there',
      () => says(runBy('Hutchison Drei Austria').length),
      'operator',
    ),
    en('what mnc does Orange România have', toldBy([Number(runBy('Orange România')[0]?.mnc)]), 'mnc'),
    en('brands in Moldova please', toldBy(...brands(ofCountry('Moldova')).map((name) => [name])), 'brand'),
    en(
      'which operators in Croatia have the status Unknown',
      those(...operators(withStatus('Croatia', 'Unknown'))),
      'status',
      'operator',
    ),
    en(
      'does Hungary have more networks than Greece',
      () => is(ofCountry('Hungary').length > ofCountry('Greece').length),
      'countryName',
    ),
    en('which country does ÖBB belong to', those(...runBy('ÖBB').map(country)), 'countryName'),
    en('what do the notes say about Globaltel?', toldBy([branded('Globaltel')[0]?.notes ?? '']), 'notes'),
    en('how many customers does Vodafone Ireland have?', NOTHING),
    en('what does a Yettel subscription cost per month', NOTHING),
    en('who is the CEO of Telekom Slovenije', NOTHING),
  ],
);
