import { describe, expect, it } from 'vitest';

import { type OwnSteps, rebased, withOwnStep } from './rebase.js';

const edit = { setProperties: { name: 'x' } };
const onto = (version: number, steps: OwnSteps) => rebased({ edit, version }, steps).version;

describe('rebasing an edit', () => {
  it('moves it over every own step that came meanwhile', () => {
    const steps = withOwnStep(withOwnStep([], 1, 2), 2, 3);
    expect([1, 2, 3].map((version) => onto(version, steps))).toEqual([3, 3, 3]);
  });

  it('stops where somebody else wrote', () => {
    // 1 → 2 is ours, 2 → 3 somebody else's, 3 → 4 ours again.
    const steps = withOwnStep(withOwnStep(withOwnStep([], 1, 2), 2, 4), 3, 4);
    expect([1, 3].map((version) => onto(version, steps))).toEqual([2, 4]);
  });

  it('leaves the edit itself as it is', () => {
    expect(rebased({ edit, version: 1 }, [1])).toEqual({ edit, version: 2 });
  });
});
