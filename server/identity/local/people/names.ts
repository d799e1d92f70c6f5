import { type Fields } from '../fields.js';
import { Refusal } from '../Refusal.js';

const LONGEST_NAME = 256;
const LONGEST_ADDRESS = 2048;

/** Names and addresses of pictures stand in every token: they have an end. @throws Refusal INVALID_ARGUMENT */
export function checkNames({ displayName = '', photoUrl = '' }: Fields): void {
  if (displayName.length > LONGEST_NAME) throw new Refusal('INVALID_ARGUMENT : The name is too long.');
  if (photoUrl.length > LONGEST_ADDRESS)
    throw new Refusal('INVALID_ARGUMENT : The address of the picture is too long.');
}
