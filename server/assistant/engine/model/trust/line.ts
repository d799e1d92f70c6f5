import BOUNDS from './bounds.json' with { type: 'json' };
import { type ModelCheck } from './CheckFile.js';
import { type ModelTrust, type Tally, trustBy } from './trust.js';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** What becomes of the queries of a model, for who runs Harta. */
const BECOMES: Readonly<Record<ModelTrust, string>> = {
  trusted: 'trusted',
  held: 'held against the words of questions and texts',
  unused: 'not used, neither for questions nor for texts',
};

const figures = ({ asked, right, false: wrong }: Tally): string => `${right} of ${asked} right, ${wrong} false`;

/** Why a model is not used. */
const whyUnused = `it must have ${percent(BOUNDS.unused.rightBelow)} right and at most ${BOUNDS.unused.falseAbove} false`;

/** What is known of a model, in a line. */
export function checkedIn(check: ModelCheck | undefined): string {
  if (check === undefined) return `Model: ${BECOMES.held} (not checked yet)`;
  const trust = trustBy(check);
  const why = trust === 'unused' ? `; ${whyUnused}` : '';
  return `Model: ${BECOMES[trust]} (${figures(check)} on ${check.on}${why})`;
}
