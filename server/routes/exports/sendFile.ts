import { Readable } from 'node:stream';

import { type FastifyReply } from 'fastify';

import { type ExportedFile } from '../../exports/exportStream.js';

/** A name in any script, with a plain one for programs that read no other. */
const attachment = (name: string) =>
  `attachment; filename="${name.replace(/[^\w.-]+/g, '-')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/** Sends a file while it is made. */
export const sendFile = (reply: FastifyReply, { fileName, contentType, chunks }: ExportedFile): FastifyReply =>
  reply
    .header('content-type', contentType)
    .header('content-disposition', attachment(fileName))
    .send(Readable.from(chunks));
