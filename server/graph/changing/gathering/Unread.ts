/** A decision asked for something that was not read yet. It is read with all else that is missing, and the decision made again. */
export class Unread extends Error {
  override readonly name = 'Unread';
}
