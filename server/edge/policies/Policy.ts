/**
 * What a caller must come with: a token for reading, one for writing as well, or a sign-in, which no token is; `person` too is a sign-in,
 * since what a program proposes no program decides.
 */
type Needs = 'read' | 'write' | 'session' | 'person';

/**
 * What a call is about, which decides whether a token of one project may make it:
 * - `nobody`: nothing that is anyone's;
 * - `account`: more than one project, or what lies in none;
 * - `project`: the project that the call names, or, where it names none, the one of the token;
 * - `import`, `message`, `conversations`: the projects of those that the call names;
 * - `picture`: a picture, which a project has when a node of it wears it;
 * - `turn`: a message on its way into a project, which may be there already.
 */
type About = 'nobody' | 'account' | 'project' | 'import' | 'message' | 'conversations' | 'picture' | 'turn';

/** Who may make a call, or listen to a topic. */
export interface Policy {
  readonly needs: Needs;
  readonly about: About;
  /** Whether it is part of looking at a project in a frame, for which a view token is enough. */
  readonly isViewable?: true;
}

/** The policies of one entity, by the ids of the contract's operations or by topics of the channel. */
export type Policies = Readonly<Record<string, Policy>>;

/** A policy, as the files of the entities say it: `may('write', 'project')`. */
export const may = (needs: Needs, about: About): Policy => ({ needs, about });

/** The same, also for who looks at the project in a frame: `viewable(may('read', 'project'))`. */
export const viewable = (policy: Policy): Policy => ({ ...policy, isViewable: true });
