import { type Static, Type } from 'typebox';

import { accepts } from '../../../contract/accepts.js';
import { THING_KINDS } from '../../../../domain/processing/proposal.js';

const closed = { additionalProperties: false };
const words = (description: string) => Type.String({ minLength: 1, maxLength: 1000, description });

/** What a model says of a part of a text: a patch, its places as quotations, since models cannot count letters. */
export const PartFinds = Type.Object(
  {
    things: Type.Array(
      Type.Object(
        {
          kind: Type.Unsafe<(typeof THING_KINDS)[number]>({ type: 'string', enum: [...THING_KINDS] }),
          label: Type.Optional(Type.String({ maxLength: 128 })),
          name: words('The fullest name that the text has for it'),
          mentions: Type.Array(words('The words of the text that name it, letter by letter'), { maxItems: 200 }),
        },
        closed,
      ),
      { maxItems: 500 },
    ),
    facts: Type.Array(
      Type.Object(
        {
          from: words('The name of one of the things'),
          type: Type.String({ minLength: 1, maxLength: 128 }),
          to: words('The name of another'),
          sentence: words('The sentence that says it, letter by letter'),
        },
        closed,
      ),
      { maxItems: 500 },
    ),
  },
  closed,
);
export type PartFinds = Static<typeof PartFinds>;

/** What stands in a text between the first brace and the last: some models put a fence around it. */
const jsonIn = (text: string) => text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);

/** What a model wrote, where it is what it was asked for; undefined for broken or cut off JSON and for another form. */
export function readPartFinds(text: string): PartFinds | undefined {
  try {
    const value: unknown = JSON.parse(jsonIn(text));
    return accepts(PartFinds, value) ? value : undefined;
  } catch {
    return undefined;
  }
}
