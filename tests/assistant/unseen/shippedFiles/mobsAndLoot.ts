import { brought, toldBy } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { near } from '../openData/rows.js';
import { mean, most, those, worldOf } from '../ownTables/rows.js';
import { perGroup, share } from '../publicFiles/rows.js';
import { rather, shippedJson } from './rows.js';

interface Entity {
  readonly name: string;
  readonly displayName: string;
  readonly width: number;
  readonly height: number;
  readonly type: string;
  readonly category: string;
}
interface Loot {
  readonly entity: string;
  readonly drops: readonly { readonly item: string; readonly dropChance: number }[];
}

const entities = shippedJson<readonly Entity[]>('entities.json');
const loot = shippedJson<readonly Loot[]>('entityLoot.json');

export const entity = ({ displayName }: Entity) => displayName;
export const tall = ({ height }: Entity) => height;
export const called = (name: string) => entities.find((one) => one.displayName === name) as Entity;
export const ofCategory = (category: string) => entities.filter((one) => one.category === category);
const ofType = (type: string) => entities.filter((one) => one.type === type);
const dropsOf = ({ name }: Entity) => loot.find((one) => one.entity === name)?.drops ?? [];
export const dropping = (item: string) => entities.filter((one) => dropsOf(one).some((drop) => drop.item === item));
/** Gold of what an entity leaves behind, each thing to be told. */
export const drops = (name: string) => toldBy(...dropsOf(called(name)).map(({ item }) => [item]));
const [hostile, passive] = [ofCategory('Hostile mobs'), ofCategory('Passive mobs')] as const;
const chance = (name: string, item: string) =>
  dropsOf(called(name)).find((drop) => drop.item === item)?.dropChance ?? NaN;
const categories = new Map(
  [...new Set(entities.map((one) => one.category))].map((one) => [one, ofCategory(one).length]),
);

/** Creatures of a game and what they leave behind: two tables. The world holds the mobs; other entities are called Item or Marker. */
export const mobsAndLoot = brought(
  'mobsAndLoot',
  'en',
  ['entities.json', 'entityLoot.json'],
  worldOf({ displayName: [...hostile, ...passive].map(entity) }),
  [
    en('how many hostile mobs are there?', () => says(hostile.length), 'category'),
    en('what does the blaze drop', drops('Blaze'), 'drops', 'item', 'entity'),
    en('which mobs drop string?', those(...dropping('string').map(entity)), 'drops', 'item', 'entity'),
    en('tallest entity', those(...most(entities, tall).map(entity)), 'height'),
    en('how tall is the Enderman', () => says(tall(called('Enderman'))), 'height'),
    en('which is wider, Ghast or Ravager?', rather('Ghast', 'Ravager'), 'width'),
    en('how many vehicles', () => says(ofCategory('Vehicles').length), 'category'),
    en('what category is the Camel', toldBy([called('Camel').category]), 'category'),
    en('how many entities in total?', () => says(entities.length)),
    en(
      'passive mobs taller than 2',
      those(...passive.filter((one) => tall(one) > 2).map(entity)),
      'category',
      'height',
    ),
    en('do creepers drop gunpowder?', () => is(dropping('gunpowder').includes(called('Creeper'))), 'drops', 'item'),
    en('who drops rotten flesh', those(...dropping('rotten_flesh').map(entity)), 'drops', 'item', 'entity'),
    en('average height of passive mobs', near(mean(passive.map(tall))), 'height', 'category'),
    en(
      'entities with zombie in the name',
      those(...entities.filter(({ displayName }) => /zombie/iu.test(displayName)).map(entity)),
      'name',
      'displayName',
    ),
    en('how many hearts does the Warden have?', NOTHING),
    en('where do pandas spawn', NOTHING),
    en('how much damage does a creeper do', NOTHING),
    en('how do you tame an ocelot', NOTHING),
    en('dropChance of the shulker shell', () => says(chance('Shulker', 'shulker_shell')), 'dropChance', 'drops'),
    en('how many entities per category', perGroup(categories), 'category'),
    en(
      'which mob drops the most different items?',
      those(...most(entities, (one) => dropsOf(one).length).map(entity)),
      'drops',
      'item',
    ),
    en(
      'what share of the entities are projectiles',
      share(ofType('projectile').length, entities.length),
      'type',
      'category',
    ),
    en(
      'water creatures shorter than 0.5',
      those(
        ...ofType('water_creature')
          .filter((one) => tall(one) < 0.5)
          .map(entity),
      ),
      'type',
      'height',
    ),
    en('what does the wither skeleton drop?', drops('Wither Skeleton'), 'drops', 'item', 'entity'),
    en('wich mobs drop emeralds', those(...dropping('emerald').map(entity)), 'drops', 'item', 'entity'),
  ],
);
