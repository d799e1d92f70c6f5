/** Pictures of people, from wherever they are, as pages may show them. */
export interface Pictures {
  /**
   * The picture at an address as a square PNG; null when there is none that we show: no safe address, nobody there, no
   * picture, too large.
   */
  at(address: string): Promise<Buffer | null>;
}
