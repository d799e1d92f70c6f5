import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { buildSchema, getNamedType, isObjectType, Kind, parse, type SelectionSetNode } from 'graphql';
import { describe, expect, test } from 'vitest';

/** What the channel tells of as a whole and a page also reads: one that is read with less than was told is another thing after a gap. */
const TOLD_WHOLE = ['ImportJob', 'Job', 'ChangeSummary', 'GraphNode', 'GraphRelationship', 'Conversation'] as const;

const schema = buildSchema(readFileSync('graphql/schema.graphql', 'utf8'));
const fragments = readdirSync('graphql', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('Fields.graphql'))
  .flatMap((file) => parse(readFileSync(path.join('graphql', file), 'utf8')).definitions)
  .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);

/** The fields of a type that are not asked for, with those of what stands below it: `issues.count`. */
function leftOut(typeName: string, { selections }: SelectionSetNode, place = ''): string[] {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const asked = selections.find((each) => each.kind === Kind.FIELD && each.name.value === field.name);
    if (asked?.kind !== Kind.FIELD) return [`${place}${field.name}`];
    const below = asked.selectionSet;
    const isWhole = below === undefined || below.selections.some((each) => each.kind !== Kind.FIELD);
    return isWhole ? [] : leftOut(getNamedType(field.type).name, below, `${place}${field.name}.`);
  });
}

describe('what the channel tells whole', () => {
  test.each(TOLD_WHOLE)('is read whole as well: %s', (name) => {
    const of = fragments.filter(({ typeCondition }) => typeCondition.name.value === name);
    expect(of.length).toBeGreaterThan(0);
    for (const { selectionSet } of of) expect(leftOut(name, selectionSet)).toEqual([]);
  });
});
