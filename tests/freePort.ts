export { freePort } from '../scripts/freePort.mjs';
