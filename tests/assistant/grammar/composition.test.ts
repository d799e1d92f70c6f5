import { describe, expect, test } from 'vitest';

import { readQuestion } from '../../../server/assistant/grammar/readQuestion.js';
import { GraphReading } from '../../../server/assistant/reading/GraphReading.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { type Language } from '../graphs/Language.js';
import { nameOf } from '../graphs/names.js';
import { loadGraph } from '../harness/loadGraph.js';
import { port } from './port.js';

const store = memoryGraphStore();
const scope = await loadGraph(store, 'port', port.world.graph);

/** What a question comes to: names, a number, a part of a whole; undefined where nobody is sure how it is meant. */
async function comesTo(question: string, language: Language): Promise<string | undefined> {
  const reading = new GraphReading(store, scope, new AbortController().signal);
  const read = await readQuestion(question, language, reading);
  if (read.kind === 'ask') return `? ${read.choices.map(({ name }) => name).join()}`;
  if (read.kind === 'unsure') return undefined;
  const { result, nodes } = await reading.query(read.query);
  switch (result.kind) {
    case 'nodes':
      return nodes.map(nameOf).sort().join();
    case 'count':
      return String(result.total);
    case 'exists':
      return result.holds ? 'yes' : 'no';
    case 'share':
      return `${result.part}/${result.whole}`;
    case 'aggregate':
      return String(result.value);
    case 'group':
      return result.groups.map(({ total }) => total).join();
    case 'values':
      return result.rows.flatMap(({ values }) => values).join();
    default:
      return result.kind;
  }
}

const en = (question: string, answer: string | undefined) => ['en', question, answer] as const;
const ro = (question: string, answer: string | undefined) => ['ro', question, answer] as const;

/** Each line is one way to put words together, on a graph of its own. */
const SAID: readonly (readonly [Language, string, string | undefined])[] = [
  // A text of a node that is its name says nothing else.
  en('Who is in Osprey?', undefined),
  // An exception is of names or a description, never of a statement about what is named.
  en('Which ships other than Marlin carry Coal?', 'Petrel'),
  ro('Ce nave, cu excepția lui Marlin, sunt în Skerry?', 'Petrel'),
  // A noun made of a relationship's word tells which relationship is meant.
  en('Which sailors of Marlin are older than 40?', 'Ada Roe'),
  en('Is every sailor of Marlin older than 20?', '2/2'),
  // All of some, whether or not what is said of them comes before them.
  en('Are all sailors of Marlin older than 40?', '1/2'),
  en('Do all ships carry Grain?', '3/4'),
  en('Do all tankers carry Coal?', '2/2'),
  en('Are all ships moored at Skerry?', '2/4'),
  en('Are all cargo perishable?', '2/3'),
  // The verb before who does it.
  ro('Comandă Ada Roe pe Ben Orr?', 'yes'),
  ro('Comandă Ben Orr pe Ada Roe?', 'no'),
  ro('Transportă toate navele Grain?', '3/4'),
  // The last and the first, in time.
  en('Which ship was built last?', 'Petrel'),
  en('Which ship was built first?', 'Tern'),
  en('Which is the newest ship?', 'Petrel'),
  // Measures that stand before what they are measured of.
  en('What is the average sailor wage?', '3250'),
  en('Who has the highest wage?', 'Ada Roe'),
  // Ships have a year too, and are nobody.
  en('Who is the oldest?', 'Ada Roe'),
  en('Which ships have a tonnage of 4000?', 'Osprey,Petrel'),
  // What has something, and what something has.
  en('Which ships have Coal?', 'Marlin,Petrel'),
  en('How many ships does Northline have?', '2'),
  en('Which harbours have a ship?', 'Skerry,Vale'),
  en('Which Northline ships carry Fruit?', 'Petrel'),
  en('Is Marlin a Northline ship?', 'yes'),
  en('Is Osprey a Northline ship?', 'no'),
  en('Which ships are there except the tanker ones?', 'Osprey,Tern'),
  ro('Care este cel mai bătrân marinar?', 'Ada Roe'),
  // A measure that is more or less, in a language that says so by a word.
  ro('Ce marinari sunt mai tineri de 40 de ani?', 'Ben Orr,Cleo Voss'),
  ro('Care este cea mai nouă navă?', 'Petrel'),
  ro('Care este cea mai veche navă?', 'Tern'),
  ro('Au toate navele Grain?', '3/4'),
  ro('Este Coal transportat de Osprey?', 'no'),
  // A year belongs to what it stands beside.
  en('Which perishable cargo is carried by a ship built in 2007?', 'Grain'),
  // One of two that are named, none of them, or both.
  en('Which sailors sail on Osprey or Tern?', 'Ben Orr,Dan Pugh'),
  en('Which ships carry neither Grain nor Coal?', 'Tern'),
  ro('Ce nave transportă și Coal, și Fruit?', 'Petrel'),
  en('Is Marlin or Osprey a Northline ship?', undefined),
  // What is joined to a name by way of others, in more than one way.
  en('Which sailors are in Vale?', undefined),
  // Not there, and what somebody has done.
  en('Which ships are not in Skerry?', 'Osprey,Tern'),
  en('What does Petrel carry?', 'Coal,Fruit,Grain'),
  en('Which ships were built since 2007?', 'Osprey,Petrel'),
  en('Which ship carries the most cargo?', 'Petrel'),
  en('Do all sailors earn more than 3000?', '2/4'),
  ro('Câștigă toți marinarii peste 3000?', '2/4'),
  // For each that does it or has it, which is no condition on all of them.
  en('How many cargoes does each ship carry?', '3,2,1'),
  en('How many ships are carrying each cargo?', '3,2,1'),
  ro('Câte mărfuri transportă fiecare navă?', '? Cargo'),
  en('How many ships carry every cargo?', '1'),
  // Nobody does it, or it is done to nobody.
  en('Which sailors does nobody command?', 'Dan Pugh'),
  en('Which sailors are commanded by nobody?', 'Dan Pugh'),
  en('Which sailors are not commanded by anybody?', 'Dan Pugh'),
  en('Who commands nobody?', 'Ben Orr,Cleo Voss'),
  ro('Ce marinari nu comandă nimeni?', 'Dan Pugh'),
  ro('Cine nu comandă pe nimeni?', 'Ben Orr,Cleo Voss'),
  // More than all others, where nobody is named.
  ro('Cine comandă mai mult de un marinar?', 'Ada Roe'),
];

test('a word that every object has is no number', async () => {
  expect(await comesTo('How many ships have constructor sailors?', 'en')).toBeUndefined();
});

describe('ways of putting words together', () => {
  test.each(SAID)('%s: %s', async (language, question, answer) => {
    expect(await comesTo(question, language)).toBe(answer);
  });
});
