import { Socket } from 'node:net';

import { atEndOfTurn } from '../../faults/timers.js';

/**
 * A connection that hands the system at once what was written in one turn of the event loop: the driver writes each statement by itself,
 * and each write is a call of the system and wakes the database.
 */
export class TurnSocket extends Socket {
  #isHeld = false;

  /** The driver holds its writes while it puts a statement together. They are held to the end of the turn. */
  override cork(): void {
    super.cork();
    if (this.#isHeld) return;
    this.#isHeld = true;
    super.cork();
    atEndOfTurn('Statements could not be sent to PostgreSQL', () => {
      this.#isHeld = false;
      this.uncork();
    });
  }
}
