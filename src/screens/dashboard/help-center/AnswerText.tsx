import { type ReactNode } from 'react';

const MARKED = /(\*\*.+?\*\*|\*[^*]+\*|`[^`]+`)/u;

function shown(part: string, place: number): ReactNode {
  if (part.startsWith('**')) return <strong key={place}>{part.slice(2, -2)}</strong>;
  if (part.startsWith('*')) return <em key={place}>{part.slice(1, -1)}</em>;
  return <code key={place}>{part.slice(1, -1)}</code>;
}

/**
 * An answer of the help center. Of Markdown it knows what these answers use: bold, emphasis and code. Everything else is
 * text, so that nothing in it can become markup.
 */
export function AnswerText({ text }: { readonly text: string }) {
  // Splitting by a group puts what it matched at the odd places.
  return <p>{text.split(MARKED).map((part, place) => (place % 2 === 0 ? part : shown(part, place)))}</p>;
}
