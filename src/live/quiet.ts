import { type components } from '../../graphql/generated/rest';

/** For how long this page has been open, in milliseconds, also where the device slept meanwhile or its clock was set. */
const pageAge = (): number => Math.max(performance.now(), Date.now() - performance.timeOrigin);

/**
 * Whether nothing was told of a topic between the opening of this page, before which it read nothing, and its join.
 * @param answer of the backend to the join; one that does not say it may have told anything
 * @param age of the page as the answer comes
 */
export const isQuiet = ({ quietMs = 0 }: components['schemas']['TopicJoined'], age = pageAge()): boolean =>
  quietMs > age;
