import { OwnPlaces, type Places } from '../../../platform/limits/Places.js';
import { tooMany } from '../Endpoint.js';
import { type SocketLimits } from './SocketLimits.js';

const personName = (id: string): string => `person ${id}`;
const addressName = (address: string): string => `address ${address}`;

/** How many sockets each person and each address has, so that none takes the places of all. */
export class SocketCounts {
  /** @param places those of all processes; a process by itself has its own */
  constructor(
    private readonly limits: Pick<SocketLimits, 'socketsPerPerson' | 'socketsPerAddress'>,
    private readonly places: Places = new OwnPlaces(),
  ) {}

  /** Whether one more from this address could be let in, whoever it is. @throws ConnectRefused */
  checkAddress(address: string): void {
    if (this.places.taken(addressName(address)) >= this.limits.socketsPerAddress)
      throw tooMany('too many sockets of one address');
  }

  /** Counts a socket in. @returns how to count it out @throws ConnectRefused */
  async enter(id: string, address: string): Promise<() => void> {
    const { socketsPerPerson, socketsPerAddress } = this.limits;
    const ofAddress = { name: addressName(address), most: socketsPerAddress };
    const taken = await this.places.take([ofAddress, { name: personName(id), most: socketsPerPerson }]);
    if ('leave' in taken) return taken.leave;
    throw tooMany(`too many sockets of one ${taken.full === ofAddress.name ? 'address' : 'person'}`);
  }
}
