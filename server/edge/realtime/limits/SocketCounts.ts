import { tooMany } from '../Endpoint.js';
import { type SocketLimits } from './SocketLimits.js';

/** Counts of something by name; a name that counts nothing is forgotten. */
class Counts {
  readonly #counts = new Map<string, number>();

  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  add(name: string, by: 1 | -1): void {
    const count = this.of(name) + by;
    if (count === 0) this.#counts.delete(name);
    else this.#counts.set(name, count);
  }
}

/** How many sockets each person and each address has, so that none takes the places of all. */
export class SocketCounts {
  readonly #people = new Counts();
  readonly #addresses = new Counts();

  constructor(private readonly limits: Pick<SocketLimits, 'socketsPerPerson' | 'socketsPerAddress'>) {}

  /** Whether one more from this address could be let in, whoever it is. @throws ConnectRefused */
  checkAddress(address: string): void {
    if (this.#addresses.of(address) >= this.limits.socketsPerAddress) throw tooMany('too many sockets of one address');
  }

  /** Counts a socket in. @returns how to count it out @throws ConnectRefused */
  enter(id: string, address: string): () => void {
    this.checkAddress(address);
    if (this.#people.of(id) >= this.limits.socketsPerPerson) throw tooMany('too many sockets of one person');
    this.#people.add(id, 1);
    this.#addresses.add(address, 1);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      this.#people.add(id, -1);
      this.#addresses.add(address, -1);
    };
  }
}
