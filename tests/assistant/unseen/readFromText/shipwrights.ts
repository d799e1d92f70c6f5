import { en, type Field, is, names, NOTHING, says } from '../Gold.js';
import { World } from '../World.js';

const world = new World();
const add = (label: string, ...all: readonly string[]) =>
  world.add(label, 'name', Object.fromEntries(all.map((name) => [name, {}])));
add(
  'Person',
  'Agnes Hollis',
  'Walter Hollis',
  'Nora Hollis',
  'Peter Hollis',
  'Clara Dunmore',
  'Edwin Pask',
  'Ruth Amery',
);
add('Organisation', 'Hollis Boatyard', 'Pask & Sons', 'Marine College', 'Greyport Rowing Club');
add('Place', 'Greyport', 'Saltmere', 'Kelby', 'Northland');
add('Date', '4 March 1921', '1934', '1962', '17 August 1958', '9 May 1990', '1947');
add('Event', 'Greyport Regatta', 'Winter Flood');
add('Work', 'The Tide Book', 'Blue Keel');

world.join(
  'BORN_IN',
  'Agnes_Hollis > Saltmere, Walter_Hollis > Greyport, Clara_Dunmore > Kelby, Edwin_Pask > Saltmere',
);
world.tie('Agnes Hollis', 'BORN_ON', '4 March 1921');
world.tie('Walter Hollis', 'BORN_ON', '1934');
world.tie('Nora Hollis', 'BORN_ON', '17 August 1958');
world.join('DIED_IN', 'Agnes_Hollis > Kelby');
world.tie('Agnes Hollis', 'DIED_ON', '9 May 1990');
world.join('MARRIED_TO', 'Nora_Hollis > Edwin_Pask, Clara_Dunmore > Walter_Hollis');
world.join('PARENT_OF', 'Agnes_Hollis > Walter_Hollis, Walter_Hollis > Nora_Hollis Peter_Hollis');
world.join('LIVES_IN', 'Nora_Hollis > Greyport, Peter_Hollis > Kelby, Clara_Dunmore > Greyport');
world.tie('Agnes Hollis', 'FOUNDED', 'Hollis Boatyard');
world.tie('Edwin Pask', 'FOUNDED', 'Pask & Sons');
world.tie('Hollis Boatyard', 'FOUNDED_ON', '1947');
world.tie('Pask & Sons', 'FOUNDED_ON', '1962');
world.join('WORKS_FOR', 'Nora_Hollis > Hollis_Boatyard, Ruth_Amery > Hollis_Boatyard, Clara_Dunmore > Marine_College');
world.tie('Walter Hollis', 'LEADS', 'Hollis Boatyard');
world.tie('Edwin Pask', 'OWNS', 'Blue Keel');
world.join('STUDIED_AT', 'Peter_Hollis > Marine_College, Ruth_Amery > Marine_College');
world.join('LOCATED_IN', 'Hollis_Boatyard > Greyport, Marine_College > Kelby, Greyport > Northland, Kelby > Northland');
world.tie('Clara Dunmore', 'CREATED', 'The Tide Book');
world.tie('The Tide Book', 'PUBLISHED_ON', '1962');
world.join('TOOK_PART_IN', 'Ruth_Amery > Greyport_Regatta, Peter_Hollis > Greyport_Regatta');
world.tie('Ruth Amery', 'WON', 'Greyport Regatta');
world.tie('Winter Flood', 'HAPPENED_ON', '1934');

const those = (...all: readonly string[]) => names(all.map((name) => world.named(name)));

/** A family of shipwrights, as a text about it is read into a graph. */
export const shipwrights: Field = {
  name: 'shipwrights',
  language: 'en',
  world,
  asked: [
    en('Who founded Hollis Boatyard?', () => those('Agnes Hollis'), 'FOUNDED'),
    en('When was Pask & Sons founded?', () => those('1962'), 'FOUNDED_ON'),
    en('Which company did Edwin Pask found?', () => those('Pask & Sons'), 'FOUNDED'),
    en('Who is Nora Hollis married to?', () => those('Edwin Pask'), 'MARRIED_TO'),
    en("Who is Edwin Pask's wife?", () => those('Nora Hollis'), 'MARRIED_TO'),
    en("Who is Clara Dunmore's husband?", () => those('Walter Hollis'), 'MARRIED_TO'),
    en('Who are the children of Walter Hollis?', () => those('Nora Hollis', 'Peter Hollis'), 'PARENT_OF'),
    en("Who is Walter Hollis's mother?", () => those('Agnes Hollis'), 'PARENT_OF'),
    en("Where does Clara Dunmore's husband come from?", () => those('Greyport'), 'BORN_IN'),
    en('Where does Peter live?', () => those('Kelby'), 'LIVES_IN', 'Peter Hollis'),
    en('Where did Agnes Hollis die?', () => those('Kelby'), 'DIED_IN'),
    en('When did Agnes Hollis die?', () => those('9 May 1990'), 'DIED_ON'),
    en('Who works for Hollis Boatyard?', () => those('Nora Hollis', 'Ruth Amery'), 'WORKS_FOR'),
    en('What is the job of Clara Dunmore?', NOTHING),
    en('Who runs Hollis Boatyard?', () => those('Walter Hollis'), 'LEADS'),
    en('Who studied at Marine College?', () => those('Peter Hollis', 'Ruth Amery'), 'STUDIED_AT'),
    en('Which places are in Northland?', () => those('Greyport', 'Kelby'), 'LOCATED_IN'),
    en('Who wrote The Tide Book?', () => those('Clara Dunmore'), 'CREATED'),
    en('When was The Tide Book published?', () => those('1962'), 'PUBLISHED_ON'),
    en('Who won the Greyport Regatta?', () => those('Ruth Amery'), 'WON'),
    en('Who took part in the Greyport Regatta?', () => those('Ruth Amery', 'Peter Hollis'), 'TOOK_PART_IN'),
    en('When did the Winter Flood happen?', () => those('1934'), 'HAPPENED_ON'),
    en('How many people do you know of?', () => says(7), 'Person'),
    en('Who was born after 1950?', () => those('Nora Hollis'), 'BORN_ON'),
    en('Was Clara Dunmore born in Saltmere?', () => is(false), 'BORN_IN'),
    en('Who owns the Greyport Rowing Club?', () => those(), 'OWNS'),
    en('How old is Ruth Amery?', NOTHING),
    en('What did Walter Hollis earn in 1962?', NOTHING),
    en('Who painted Blue Keel?', NOTHING),
    en('Which illness did Peter Hollis have?', NOTHING),
  ],
};
