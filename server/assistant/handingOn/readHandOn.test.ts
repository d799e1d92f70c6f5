import { describe, expect, test } from 'vitest';

import { readHandOn } from './readHandOn.js';

describe('a message that hands a text on', () => {
  test.each([
    ['en', 'Process this text: Ann Lee runs Oak Ltd.', 'Ann Lee runs Oak Ltd.'],
    ['en', 'Please process the following text:\nOne: two.\nThree.', 'One: two.\nThree.'],
    ['en', 'process this text please\nAnn met Bo.', 'Ann met Bo.'],
    ['ro', 'Prelucrează textul: Ana conduce fabrica.', 'Ana conduce fabrica.'],
    ['ro', 'Te rog prelucrează următorul text:\n„Ana” conduce.', '„Ana” conduce.'],
    ['ro', 'procesează acest text', ''],
  ])('%s: %s', (language, message, text) => {
    expect(readHandOn(message)).toEqual({ kind: 'text', language, text });
  });

  test.each([
    ['en', 'Process the document “Report 4.pdf”', 'Report 4.pdf'],
    ['ro', 'Prelucrează documentul „Raport anual.docx”.', 'Raport anual.docx'],
  ])('%s, a document by its title: %s', (language, message, title) => {
    expect(readHandOn(message)).toEqual({ kind: 'document', language, title });
  });

  test.each([
    ['en', 'Transcribe the recording “talk 4.mp3”', 'talk 4.mp3'],
    ['ro', 'Transcrie înregistrarea „interviu.wav”.', 'interviu.wav'],
    ['en', 'Please transcribe this recording', undefined],
    ['en', 'Transcribe this.', undefined],
    ['ro', 'Te rog transcrie asta!', undefined],
  ])('%s, a recording, the last without a title: %s', (language, message, title) => {
    expect(readHandOn(message)).toEqual({ kind: 'recording', language, ...(title !== undefined && { title }) });
  });

  test.each([
    'Which recording is transcribed?',
    'Who wrote this text: Ann or Bo?',
    'How do I process a text?',
    'Add a text: Report',
    'Ce textul: prelucrează?',
    'Which documents process the text?',
    'Show “Report 4”',
  ])('is not: %s', (message) => {
    expect(readHandOn(message)).toBeUndefined();
  });
});
