import { Readable } from 'node:stream';

import { type FastifyReply } from 'fastify';

import { type ExportedFile } from '../../../graph/exports/exportStream.js';

/** Half a character, which no header can hold. */
const HALF = /\p{Surrogate}/gu;

/** A name in any script, with a plain one for programs that read no other. */
const attachment = (name: string) =>
  `attachment; filename="${name.replace(/[^\w.-]+/g, '-')}"; filename*=UTF-8''${encodeURIComponent(name.replaceAll(HALF, '\uFFFD'))}`;

/** A file as it is sent: made here, or read from where it lies. */
type SentFile = Omit<ExportedFile, 'chunks'> & { readonly chunks: AsyncIterable<string | Uint8Array> };

/** Sends a file while it is made. */
export const sendFile = (reply: FastifyReply, { fileName, contentType, chunks }: SentFile): FastifyReply =>
  reply
    .header('content-type', contentType)
    .header('content-disposition', attachment(fileName))
    .send(Readable.from(chunks));
