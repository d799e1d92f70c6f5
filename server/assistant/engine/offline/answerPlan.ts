import { type GraphReading } from '../../reading/GraphReading.js';
import { type Wording } from '../../texts/Wording.js';
import { type Plan } from '../../understanding/Plan.js';
import { compare } from './answers/compare.js';
import { ambiguous, describe, holds, holdsValue, property } from './answers/nodes.js';
import { changedOn, changes, missing, path } from './answers/others.js';
import { set } from './answers/sets.js';
import { type GraphAnswer } from './GraphAnswer.js';

/** Looks up what a plan asks for and says it. */
export function answerPlan(plan: Plan, reading: GraphReading, wording: Wording): Promise<GraphAnswer> | GraphAnswer {
  switch (plan.kind) {
    case 'describe':
      return describe(plan, reading, wording);
    case 'property':
      return property(plan, reading, wording);
    case 'holds':
      return holds(plan, reading, wording);
    case 'holdsValue':
      return holdsValue(plan, reading, wording);
    case 'ambiguous':
      return ambiguous(plan, reading, wording);
    case 'compare':
      return compare(plan, reading, wording);
    case 'count':
    case 'list':
      return set(plan, reading, wording);
    case 'path':
      return path(plan, reading, wording);
    case 'changes':
      return changes(plan, reading, wording);
    case 'changedOn':
      return changedOn(plan, reading, wording);
    case 'missing':
      return missing(plan, wording);
  }
}
