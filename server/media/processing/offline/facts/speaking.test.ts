import { expect, test } from 'vitest';

import { readWords } from '../../../../../tests/processing/readWords.js';

test('who says their name is who the text speaks of as I, also after others were named', async () => {
  const said = await readWords(
    "I'm Ann Lee, and I sell maps. At Oak Books I met Bob Ray. I was born in Rome. I live in Hull with my dog.",
  );
  expect(said.things).toEqual(expect.arrayContaining(['person Ann Lee', 'person Bob Ray', 'place Rome', 'place Hull']));
  expect(said.things.filter((thing) => / I\b|I'm/u.test(thing))).toEqual([]);
  expect(said.facts).toEqual(expect.arrayContaining(['Ann Lee BORN_IN Rome', 'Ann Lee LIVES_IN Hull']));
  const { things, facts } = await readWords('Mă numesc Ana Pop. Ion Rus este vecin. M-am născut la Deva.', 'ro');
  expect(facts).toContain('Ana Pop BORN_IN Deva');
  expect(things.some((thing) => thing.includes('M-am'))).toBe(false);
});

test('a text that names nobody as its writer says nothing of who was named before', async () => {
  expect((await readWords('Ann Lee came late. I was born in Rome.')).facts).toEqual([]);
  expect((await readWords('King Charles I was born in Rome.')).things).toContain('person Charles I');
});

test('who is named behind a noun for somebody else is not what is said of that one', async () => {
  const { facts } = await readWords(
    'Eve Hale and Tim Fox were married in Rome. The bride, daughter of Ann Hale and Max Hale, works for Oak Ltd. They live in Leeds.',
  );
  expect(facts).toEqual(
    expect.arrayContaining(['Eve Hale MARRIED_TO Tim Fox', 'Eve Hale LIVES_IN Leeds', 'Tim Fox LIVES_IN Leeds']),
  );
  expect(facts.filter((fact) => /^(?:Ann|Max) Hale (?:WORKS_FOR|LIVES_IN)/u.test(fact))).toEqual([]);
  const one = await readWords('Ana Moga a plecat la Roma. Actrița, fiica lui Ion Moga, locuiește la Deva.', 'ro');
  expect(one.facts).toContain('Ana Moga LIVES_IN Deva');
  expect(one.facts).not.toContain('Ion Moga LIVES_IN Deva');
});

test('a noun that has its own name does not stand for the one before', async () => {
  const text = 'Asociația Vecinii strânge bani. Ana Moga conduce firma Oak SRL.';
  expect((await readWords(text, 'ro')).facts).toEqual(['Ana Moga LEADS Oak SRL']);
});

test('whom a person is of says too little to tell that it is a firm', async () => {
  expect((await readWords('A clock by Ann Lee of Oldstead was sold.')).facts).toEqual([]);
  expect((await readWords('The analyst Ann Lee of Orvelin smiled.')).facts).toEqual(['Ann Lee WORKS_FOR Orvelin']);
  expect((await readWords('A clock by Ann Lee of London was sold.')).facts).toEqual(['Ann Lee LIVES_IN London']);
});

test('a year may be called one', async () => {
  const { facts } = await readWords('Mihai Eminescu s-a născut la Botoșani în anul 1850.', 'ro');
  expect(facts).toEqual(expect.arrayContaining(['Mihai Eminescu BORN_IN Botoșani', 'Mihai Eminescu BORN_ON 1850']));
});
