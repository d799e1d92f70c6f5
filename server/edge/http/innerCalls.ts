import { randomBytes } from 'node:crypto';

import { type FastifyRequest } from 'fastify';

const HEADER = 'x-harta-inner';
const mark = randomBytes(24).toString('base64url');

/** Headers that mark a call of the mesh to the routes of its own process; nobody outside can know the value. */
export const innerCallHeaders: Readonly<Record<string, string>> = { [HEADER]: mark };

/** Whether the mesh of this process asks: such a call was counted and logged once already, where it came in. */
export const isInnerCall = (request: FastifyRequest): boolean => request.headers[HEADER] === mark;
