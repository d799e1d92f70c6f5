/** Which part of a map is wanted: its beginning, or what follows a beginning of so many nodes that is of a version. */
export type MapWanted =
  | { readonly most: number }
  | { readonly after: { readonly version: number; readonly nodes: number } };

/**
 * A part of a map, as frames of `domain/map/frame.ts`. What follows a beginning of another version than the present one is the whole map
 * again.
 */
export interface MapPart {
  readonly version: number;
  readonly frames: readonly Uint8Array[];
  /** Whether nothing follows. */
  readonly isWhole: boolean;
}
