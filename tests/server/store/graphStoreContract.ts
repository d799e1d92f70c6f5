import { afterAll, beforeAll, beforeEach, describe } from 'vitest';

import { type GraphStore } from '../../../server/graph/GraphStore.js';
import { describeEffects } from './contract/effects.js';
import { describeFiles } from './contract/files.js';
import { describeFollowing } from './contract/following.js';
import { describeBulk } from './contract/bulk.js';
import { describeHistory } from './contract/history.js';
import { describeListing } from './contract/listing.js';
import { describeMap } from './contract/map.js';
import { describeMoments } from './contract/moments.js';
import { Person } from './contract/Person.js';
import { describeProjects } from './contract/projects.js';
import { describeQuestions } from './contract/questions.js';
import { describeRelationships } from './contract/relationships.js';
import { describeSearch } from './contract/search.js';
import { describeStyles } from './contract/styles.js';
import { describeSurroundings } from './contract/surroundings.js';
import { describeTenancy } from './contract/tenancy.js';
import { describeValues } from './contract/values.js';
import { describeVersions } from './contract/versions.js';

/**
 * What every graph store must do. A new engine passes this suite before it is offered; it may leave out only what it
 * declares not to be capable of.
 */
export function describeGraphStore(
  name: string,
  capabilities: GraphStore['capabilities'],
  open: () => Promise<{ store: GraphStore; close(): Promise<void> }>,
): void {
  describe(name, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    let person: Person;
    const current = () => person;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    beforeEach(() => {
      person = new Person(opened.store);
    });
    describeValues(current);
    describeTenancy(current);
    describeProjects(current);
    describeVersions(current);
    describeRelationships(current);
    describeQuestions(current);
    describeListing(current);
    if (capabilities.consistentSearch) describeSearch(current, capabilities.searchRelationships);
    describeSurroundings(current);
    describeMap(current);
    describeFiles(current);
    describeHistory(current);
    describeBulk(current);
    describeStyles(current);
    describeFollowing(current);
    describeEffects(current);
    describeMoments(current);
  });
}
