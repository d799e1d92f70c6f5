import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

/** Called by their names over REST at sign-in; they are offered to others who use the gateway. */
const OFFERED = ['CreateUserIfNotExists', 'SignOutEverywhere'];
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));
const SOURCES = filesIn('src').filter((file) => /(?<!\.test)\.tsx?$/u.test(file));

const mutations = [...filesIn('src'), ...filesIn('graphql')]
  .filter((file) => file.endsWith('.graphql'))
  .filter((file) => /^mutation /mu.test(readFileSync(file, 'utf8')))
  .map((file) => ({ file, name: path.basename(file, '.graphql') }))
  .filter(({ name }) => !OFFERED.includes(name));

describe('a mutation', () => {
  test('is found', () => expect(mutations.length).toBeGreaterThan(20));
  test.each(mutations)('$name stands beside the one file that carries it out', ({ file, name }) => {
    const users = SOURCES.filter((source) => readFileSync(source, 'utf8').includes(`${name}Document`));
    expect(users.map((user) => path.dirname(user))).toEqual([path.dirname(file)]);
  });
});
