import { is, NOTHING, ro, says } from '../Gold.js';
import { most, those, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { perGroup } from '../publicFiles/rows.js';
import { recordJson } from './rows.js';

interface Named {
  readonly name: string;
}
interface Spell extends Named {
  readonly level: number;
  readonly range: string;
  readonly duration: string;
  readonly casting_time: string;
  readonly concentration: 'True' | 'False';
  readonly components: readonly string[];
  readonly material?: string;
  readonly school: Named;
  readonly classes: readonly Named[];
  readonly damage?: { readonly damage_type?: Named };
  readonly dc?: { readonly dc_type: Named };
}

const spells = recordJson<readonly Spell[]>('spells.json');
export const spell = ({ name }: Spell) => name;
export const called = (name: string) => spells.find((one) => one.name === name) as Spell;
export const ofLevel = (level: number) => spells.filter((one) => one.level === level);
export const ofSchool = (name: string) => spells.filter(({ school }) => school.name === name);
export const castBy = (name: string) => spells.filter(({ classes }) => classes.some((one) => one.name === name));
const dealing = (type: string) => spells.filter(({ damage }) => damage?.damage_type?.name === type);
export const classesOf = (name: string) => called(name).classes.map((one) => one.name);
const schools = [...new Set(spells.map(({ school }) => school.name))];
const classes = [...new Set(spells.flatMap((one) => one.classes.map(({ name }) => name)))];
const bySchool = new Map(schools.map((name) => [name, ofSchool(name).length] as const));
const both = (one: readonly Spell[], other: readonly Spell[]) => one.filter((each) => other.includes(each)).map(spell);
const told = (some: readonly Spell[]) => those(...some.map(spell));

/** Spells of a role-playing game, those of levels 7 to 9. */
export const highSpells = brought(
  'highSpells',
  'ro',
  ['spells.json'],
  worldOf({ name: spells.map(spell), school: schools, class: classes }),
  [
    ro('câte vrăji sunt de nivelul 9?', () => says(ofLevel(9).length), 'level'),
    ro(
      'ce vrăji Evocation poate folosi un Cleric',
      those(...both(ofSchool('Evocation'), castBy('Cleric'))),
      'school',
      'classes',
    ),
    ro('din ce scoala e Time Stop', those(called('Time Stop').school.name), 'school'),
    ro('ce clase pot folosi Wish?', those(...classesOf('Wish')), 'classes'),
    ro(
      'cate vraji nu cer concentrare',
      () => says(spells.filter((one) => one.concentration === 'False').length),
      'concentration',
    ),
    ro('vrăji care dau damage Fire', told(dealing('Fire')), 'damage_type', 'damage'),
    ro('ce range are Meteor Swarm', toldBy([called('Meteor Swarm').range]), 'range'),
    ro('ce vraji dureaza 10 days', told(spells.filter(({ duration }) => duration === '10 days')), 'duration'),
    ro('Cât durează Foresight?', toldBy([called('Foresight').duration]), 'duration'),
    ro('clasa cu cele mai multe vrăji', those(...most(classes, (name) => castBy(name).length)), 'classes'),
    ro('ce material cere Gate', toldBy([called('Gate').material ?? '']), 'material'),
    ro('vrăji de nivel 8 din Enchantment', those(...both(ofLevel(8), ofSchool('Enchantment'))), 'level', 'school'),
    ro('câte vrăji are fiecare școală?', perGroup(bySchool), 'school'),
    ro(
      'vrăjile care au numai componenta V',
      told(spells.filter(({ components }) => components.join() === 'V')),
      'components',
    ),
    ro(
      'are Warlock mai multe vrăji decât Druid?',
      () => is(castBy('Warlock').length > castBy('Druid').length),
      'classes',
    ),
    ro('ce vraji au si bard si druid', those(...both(castBy('Bard'), castBy('Druid'))), 'classes'),
    ro(
      'Bună ziua, aș vrea să știu ce vrăji din Necromancy are un Wizard la nivelul 9.',
      those(...both(ofSchool('Necromancy'), castBy('Wizard')).filter((name) => called(name).level === 9)),
      'school',
      'classes',
      'level',
    ),
    ro(
      'care vraja are casting_time 12 hours',
      told(spells.filter((one) => one.casting_time === '12 hours')),
      'casting_time',
    ),
    ro('vrăji cu dc_type CON', told(spells.filter(({ dc }) => dc?.dc_type.name === 'CON')), 'dc_type', 'dc'),
    ro('e Maze o vrajă de concentrare', () => is(called('Maze').concentration === 'True'), 'concentration'),
    ro(
      'vrăji Evocation pe care un Wizard nu le are',
      told(ofSchool('Evocation').filter((one) => !castBy('Wizard').includes(one))),
      'school',
      'classes',
    ),
    ro('cine a inventat vraja Wish?', NOTHING),
    ro('in ce carte apare Simulacrum', NOTHING),
    ro('câți jucători folosesc Meteor Swarm', NOTHING),
    ro('cate puncte de viata are un Wizard', NOTHING),
  ],
);
