import { WORDS } from '../store/graph.js';

/** Characters of the text that the bar is for. */
const LONG = 1_000_000;

const SURNAMES = ['Marsh', 'Okafor', 'Lindholm', 'Raman', 'Haddad', 'Thorne', 'Calloway', 'Moreau', 'Costa', 'Weber'];
const FIRST = ['Ada', 'Bruno', 'Clara', 'Daniel', 'Elena', 'Farid', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Karin', 'Leo'];
const TOWNS = ['London', 'Vienna', 'Lisbon', 'Prague', 'Oslo', 'Turin', 'Boston', 'Dublin'];

const of = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A paragraph as an encyclopaedia has them: who was born where, what they founded, and words between that name nothing. */
function paragraph(at: number): string {
  const family = capital(of(WORDS, at * 7919));
  const person = `${of(FIRST, at)} ${family} ${of(SURNAMES, at * 3)}`;
  const firm = `${capital(of(WORDS, at * 104_729 + 11))} ${of(['Institute', 'Ltd', 'University', 'Society'], at)}`;
  const said = Array.from({ length: 24 }, (_, place) => of(WORDS, at * 31 + place * 97)).join(' ');
  return [
    `${person} was born in ${of(TOWNS, at)} on ${1 + (at % 28)} March ${1800 + (at % 200)}.`,
    `It was then that ${said}, and nobody asked why.`,
    `In ${1830 + (at % 190)} ${family} founded ${firm}, which is based in ${of(TOWNS, at * 5 + 3)}.`,
    `There were many who thought that ${of(WORDS, at)} and ${of(WORDS, at + 1)} were worth £${at + 2} million.`,
  ].join(' ');
}

/** One megabyte of prose; every paragraph names others. */
export function longText(): string {
  const paragraphs: string[] = [];
  for (let length = 0, at = 0; length < LONG; at += 1) {
    const next = paragraph(at);
    paragraphs.push(next);
    length += next.length + 2;
  }
  return paragraphs.join('\n\n').slice(0, LONG);
}
