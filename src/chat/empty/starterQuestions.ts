import { asksOfNumber, labelInQuestion, saidInQuestion, severalInQuestion } from '../../../domain/imports/askable';
import { phraseOf } from '../../../domain/imports/headingWords';
import { BY_ENDINGS } from '../../../domain/imports/singulars';
import { type OneAndSeveral } from '../../../domain/styles/typeWords';
import { type Language } from '../../../domain/language/languages';

/** A label of the graph with the words that its person has for it, and the names of its numbers. */
export interface StarterLabel {
  readonly label: string;
  readonly words?: OneAndSeveral | undefined;
  readonly numbers: readonly string[];
  /** All labels of the graph. */
  readonly labels: readonly string[];
}

/** What may stand in a question; empty where its form has no place for it. */
type StarterWords = Readonly<Record<'one' | 'several' | 'label' | 'name' | 'another' | 'property', string>>;

const NO_WORDS: StarterWords = { one: '', several: '', label: '', name: '', another: '', property: '' };

/** Says a question by its form. */
export type SayStarter = (
  form: 'what' | 'path' | 'howMany' | 'howManyNodes' | 'list' | 'listNodes' | 'most' | 'connected',
  words: StarterWords,
) => string;

/** Whether a number is called as the nodes of a label are: `engines` beside Engine. */
const isCalledAsLabel = (name: string, labels: readonly string[]): boolean =>
  labels.some((label) => phraseOf(label) === phraseOf(BY_ENDINGS.of(name)));

/** How many there are of a label, and which of them stands out. */
export function questionsOfLabel(of: StarterLabel, language: Language, say: SayStarter): readonly string[] {
  const one = of.words?.one ?? labelInQuestion(of.label);
  const several = severalInQuestion(of.label, of.words, language);
  const measure = of.numbers.find((name) => asksOfNumber(name) && !isCalledAsLabel(name, of.labels));
  return [
    several === undefined
      ? say('howManyNodes', { ...NO_WORDS, label: labelInQuestion(of.label) })
      : say('howMany', { ...NO_WORDS, several }),
    measure === undefined
      ? say('connected', { ...NO_WORDS, one })
      : say('most', { ...NO_WORDS, one, property: saidInQuestion(measure) }),
  ];
}

/** All of a label. */
export function listOfLabel(of: StarterLabel, language: Language, say: SayStarter): string {
  const several = severalInQuestion(of.label, of.words, language);
  return several === undefined
    ? say('listNodes', { ...NO_WORDS, label: labelInQuestion(of.label) })
    : say('list', { ...NO_WORDS, several });
}

/** What two nodes are, and how they are connected. @param names of nodes, each the name of one alone */
export const questionsOfNames = ([name, another]: readonly string[], say: SayStarter): readonly string[] => [
  ...(name === undefined ? [] : [say('what', { ...NO_WORDS, name })]),
  ...(name === undefined || another === undefined ? [] : [say('path', { ...NO_WORDS, name, another })]),
];
