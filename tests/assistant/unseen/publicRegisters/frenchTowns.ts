import { is, NOTHING, ro, says } from '../Gold.js';
import { near } from '../openData/rows.js';
import { mean, most, sum, those, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { registerRecords } from './rows.js';

interface Place {
  readonly code: string;
  readonly nom: string;
}
interface Region extends Place {
  readonly chefLieu: string;
  readonly zone: string;
}
interface Department extends Region {
  readonly region: string;
}
interface Town extends Place {
  readonly departement: string;
  readonly region: string;
  readonly codesPostaux: readonly string[];
  readonly population: number;
}

const regions = registerRecords<Region>('regions.json');
const departments = registerRecords<Department>('departements.json');
const towns = registerRecords<Town>('communes.json');
const name = ({ nom }: Place) => nom;
export const people = ({ population }: Town) => population;
const one = <T extends Place>(all: readonly T[], nom: string) => all.find((place) => place.nom === nom) as T;
export const town = (nom: string) => one(towns, nom);
const region = (nom: string) => one(regions, nom);
const department = (nom: string) => one(departments, nom);
export const told = (...some: readonly Place[]) => those(...some.map(name));
export const departmentOf = (place: Town) => departments.find(({ code }) => code === place.departement) as Department;
export const regionOf = (place: Town) => regions.find(({ code }) => code === place.region) as Region;
export const townsOf = (nom: string) => towns.filter((place) => place.region === region(nom).code);
const townsIn = (nom: string) => towns.filter((place) => place.departement === department(nom).code);
const departmentsOf = (nom: string) => departments.filter((place) => place.region === region(nom).code);
/** Gold of the seat of a region, by name or by code. */
const seat = (nom: string) => {
  const { chefLieu } = region(nom);
  return toldBy([chefLieu, towns.find(({ code }) => code === chefLieu)?.nom ?? chefLieu]);
};

/** French towns of 45,000 people and more, with their departments and regions: three tables. */
export const frenchTowns = brought(
  'frenchTowns',
  'ro',
  ['regions.json', 'departements.json', 'communes.json'],
  worldOf({ region: regions.map(name), commune: towns.map(name), departement: departments.map(name) }),
  [
    ro('ce populație are Toulouse?', () => says(people(town('Toulouse'))), 'population'),
    ro(
      'cel mai mare oras din Bretagne ca populatie',
      told(...most(townsOf('Bretagne'), people)),
      'population',
      'region',
    ),
    ro('în ce departament e Cannes', told(departmentOf(town('Cannes'))), 'departement'),
    ro('in ce regiune se afla Mulhouse?', told(regionOf(town('Mulhouse'))), 'region'),
    ro('câte departamente are regiunea Occitanie', () => says(departmentsOf('Occitanie').length), 'region'),
    ro('ce coduri poștale are Antibes', toldBy(...town('Antibes').codesPostaux.map((code) => [code])), 'codesPostaux'),
    ro('care e chefLieu pentru regiunea Normandie?', seat('Normandie'), 'chefLieu'),
    ro(
      'comune cu peste 300000 de locuitori (population)',
      told(...towns.filter((place) => people(place) > 300_000)),
      'population',
    ),
    ro('cate comune din Île-de-France sunt aici', () => says(townsOf('Île-de-France').length), 'region'),
    ro('ce departamente sunt în regiunea Bretagne?', told(...departmentsOf('Bretagne')), 'region'),
    ro(
      'populația totală a comunelor din departamentul Rhône',
      () => says(sum(townsIn('Rhône').map(people))),
      'population',
      'departement',
    ),
    ro(
      'are Lille mai mulți locuitori decât Rennes',
      () => is(people(town('Lille')) > people(town('Rennes'))),
      'population',
    ),
    ro('ce regiuni sunt in zona drom', told(...regions.filter(({ zone }) => zone === 'drom')), 'zone'),
    ro('codul departamentului Finistère', toldBy([department('Finistère').code]), 'code'),
    ro(
      'care regiune are cele mai multe departamente?',
      told(...most(regions, ({ nom }) => departmentsOf(nom).length)),
      'region',
    ),
    ro(
      'ce departament din Bretagne nu are nicio comună în listă',
      told(...departmentsOf('Bretagne').filter(({ nom }) => townsIn(nom).length === 0)),
      'departement',
      'region',
    ),
    ro('media populatiei comunelor din Corse', near(mean(townsOf('Corse').map(people))), 'population', 'region'),
    ro(
      'Bună, mă interesează comunele din departamentul Val-de-Marne care au population peste 70000.',
      told(...townsIn('Val-de-Marne').filter((place) => people(place) > 70_000)),
      'population',
      'departement',
    ),
    ro('cine e primarul din Lyon?', NOTHING),
    ro('ce suprafata are Paris in km patrati', NOTHING),
    ro('câți turiști vin la Nice pe an', NOTHING),
  ],
);
