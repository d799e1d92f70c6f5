import { plainGraph, type PlainNode, type PlainRelationship } from '../../../domain/query/evaluate/Plain.js';

/** Films of the guide of Neo4j, with who acted in and directed them; some lack a property. */
const FILMS: readonly (readonly [title: string, released: number, tagline: string | null])[] = [
  ['The Matrix', 1999, 'Welcome to the Real World'],
  ['The Matrix Reloaded', 2003, 'Free your mind'],
  ["The Devil's Advocate", 1997, 'Evil has its winning ways'],
  ['A Few Good Men', 1992, "In the heart of the nation's capital"],
  ['Top Gun', 1986, 'I feel the need, the need for speed.'],
  ['Jerry Maguire', 2000, 'The rest of his life begins now.'],
  ['Apollo 13', 1995, 'Houston, we have a problem.'],
  ['Cloud Atlas', 2012, 'Everything is connected'],
  ['That Thing You Do', 1996, 'In every life there comes a time'],
  ['Cast Away', 2000, null],
  ['Sleepless in Seattle', 1993, null],
  ["You've Got Mail", 1998, 'At odds in life... in love on-line.'],
  ['Frost/Nixon', 2008, '400 million people were waiting for the truth.'],
  ["Charlie Wilson's War", 2007, 'A stiff drink.'],
];

const PEOPLE: readonly (readonly [name: string, born: number | null])[] = [
  ['Keanu Reeves', 1964],
  ['Carrie-Anne Moss', 1967],
  ['Lilly Wachowski', 1967],
  ['Lana Wachowski', 1965],
  ['Al Pacino', 1940],
  ['Tom Cruise', 1962],
  ['Jack Nicholson', 1937],
  ['Demi Moore', 1962],
  ['Kevin Bacon', 1958],
  ['Meg Ryan', 1961],
  ['Tom Hanks', 1956],
  ['Halle Berry', 1966],
  ['Ron Howard', 1954],
  ['Rob Reiner', 1947],
  ['Helen Hunt', 1963],
  ['Nora Ephron', 1941],
  ['Frank Langella', 1938],
  ['Julia Roberts', 1967],
  ['Bill Paxton', null],
  ['Zsófia Kovács', null],
];

const ACTED: readonly (readonly [string, string, string])[] = [
  ['Keanu Reeves', 'The Matrix', 'Neo'],
  ['Carrie-Anne Moss', 'The Matrix', 'Trinity'],
  ['Keanu Reeves', 'The Matrix Reloaded', 'Neo'],
  ['Carrie-Anne Moss', 'The Matrix Reloaded', 'Trinity'],
  ['Keanu Reeves', "The Devil's Advocate", 'Kevin Lomax'],
  ['Al Pacino', "The Devil's Advocate", 'John Milton'],
  ['Tom Cruise', 'A Few Good Men', 'Lt. Daniel Kaffee'],
  ['Jack Nicholson', 'A Few Good Men', 'Col. Nathan R. Jessup'],
  ['Demi Moore', 'A Few Good Men', 'Lt. Cdr. JoAnne Galloway'],
  ['Kevin Bacon', 'A Few Good Men', 'Capt. Jack Ross'],
  ['Tom Cruise', 'Top Gun', 'Maverick'],
  ['Meg Ryan', 'Top Gun', 'Carole'],
  ['Tom Cruise', 'Jerry Maguire', 'Jerry Maguire'],
  ['Tom Hanks', 'Apollo 13', 'Jim Lovell'],
  ['Kevin Bacon', 'Apollo 13', 'Jack Swigert'],
  ['Bill Paxton', 'Apollo 13', 'Fred Haise'],
  ['Tom Hanks', 'Cloud Atlas', 'Zachry'],
  ['Halle Berry', 'Cloud Atlas', 'Luisa Rey'],
  ['Tom Hanks', 'That Thing You Do', 'Mr. White'],
  ['Tom Hanks', 'Cast Away', 'Chuck Noland'],
  ['Helen Hunt', 'Cast Away', 'Kelly Frears'],
  ['Tom Hanks', 'Sleepless in Seattle', 'Sam Baldwin'],
  ['Meg Ryan', 'Sleepless in Seattle', 'Annie Reed'],
  ['Tom Hanks', "You've Got Mail", 'Joe Fox'],
  ['Meg Ryan', "You've Got Mail", 'Kathleen Kelly'],
  ['Kevin Bacon', 'Frost/Nixon', 'Jack Brennan'],
  ['Frank Langella', 'Frost/Nixon', 'Richard Nixon'],
  ['Tom Hanks', "Charlie Wilson's War", 'Rep. Charlie Wilson'],
  ['Julia Roberts', "Charlie Wilson's War", 'Joanne Herring'],
];

const DIRECTED: readonly (readonly [string, string])[] = [
  ['Lilly Wachowski', 'The Matrix'],
  ['Lana Wachowski', 'The Matrix'],
  ['Lilly Wachowski', 'The Matrix Reloaded'],
  ['Lana Wachowski', 'The Matrix Reloaded'],
  ['Lana Wachowski', 'Cloud Atlas'],
  ['Lilly Wachowski', 'Cloud Atlas'],
  ['Rob Reiner', 'A Few Good Men'],
  ['Ron Howard', 'Apollo 13'],
  ['Ron Howard', 'Frost/Nixon'],
  ['Tom Hanks', 'That Thing You Do'],
  ['Nora Ephron', 'Sleepless in Seattle'],
  ['Nora Ephron', "You've Got Mail"],
];

const FOLLOWS: readonly (readonly [string, string, number])[] = [
  ['Helen Hunt', 'Meg Ryan', 2001],
  ['Meg Ryan', 'Tom Hanks', 2003],
  ['Tom Hanks', 'Ron Howard', 2005],
  ['Ron Howard', 'Kevin Bacon', 2009],
];

const labelled = (label: string, name: string, properties: PlainNode['properties']): PlainNode => ({
  id: name,
  labels: [label],
  properties,
});

const nodes: readonly PlainNode[] = [
  ...FILMS.map(([title, released, tagline]) =>
    labelled('Movie', title, { title, released, ...(tagline === null ? {} : { tagline }) }),
  ),
  ...PEOPLE.map(([name, born]) => labelled('Person', name, { name, ...(born === null ? {} : { born }) })),
];

const joined = (
  type: string,
  startNodeId: string,
  endNodeId: string,
  properties: PlainRelationship['properties'] = {},
): PlainRelationship => ({ id: `${type} ${startNodeId} ${endNodeId}`, type, startNodeId, endNodeId, properties });

const relationships: readonly PlainRelationship[] = [
  ...ACTED.map(([name, title, role]) => joined('ACTED_IN', name, title, { role, salary: role.length })),
  ...DIRECTED.map(([name, title]) => joined('DIRECTED', name, title)),
  ...FOLLOWS.map(([one, other, since]) => joined('FOLLOWS', one, other, { since })),
];

/** The graph in memory, and its parts for whoever puts it into a database. */
export const MOVIES = { graph: plainGraph(nodes, relationships), nodes, relationships };
