/** What a person says of themselves; nothing said is an empty text. */
export interface Profile {
  readonly displayName: string;
  readonly photoURL: string;
  readonly organisation: string;
  readonly about: string;
}

/** A profile as it is kept, in a version. */
export interface KeptProfile extends Profile {
  readonly version: number;
}

/** Every part of a profile, in the order of the form. */
export const PROFILE_PARTS = ['displayName', 'photoURL', 'organisation', 'about'] as const satisfies (keyof Profile)[];

/** What is to be changed, against the version in which it was seen. */
export interface ProfileChange {
  readonly version: number;
  readonly change: Partial<Profile>;
}

const choose = (parts: readonly (keyof Profile)[], from: Profile): Partial<Profile> =>
  Object.fromEntries(parts.map((part) => [part, from[part]]));

/** The parts in which `wanted` differs from `kept`. */
export const changeOf = (kept: Profile, wanted: Profile): Partial<Profile> =>
  choose(
    PROFILE_PARTS.filter((part) => wanted[part] !== kept[part]),
    wanted,
  );

/** What becomes of typed input when another write came first. */
export interface MergedProfile {
  /** The input, with what the other write changed where nothing was typed. */
  readonly wanted: Profile;
  /** The values of the other write where both changed the same part. */
  readonly clashes: Partial<Profile>;
}

/** Joins what was typed against `base` with what is kept by now. */
export function mergeProfile(base: Profile, present: Profile, typed: Profile): MergedProfile {
  const mine = changeOf(base, typed);
  const { displayName, photoURL, organisation, about } = present;
  const wanted = { displayName, photoURL, organisation, about, ...mine };
  const clashing = PROFILE_PARTS.filter(
    (part) => part in mine && present[part] !== base[part] && present[part] !== typed[part],
  );
  return { wanted, clashes: choose(clashing, present) };
}

/** Why the backend refused; after a conflict with the profile as it is kept now. */
export interface ProfileRefusal {
  readonly code: string;
  readonly present?: KeptProfile;
}
