import { captionOf } from '../../../domain/caption/caption.js';
import { foldedWords } from '../../../domain/folding/fold.js';
import { type PropertyValue } from '../../../domain/properties/values.js';
import { type Wording } from '../texts/Wording.js';
import { type Finding, type Place } from './findings.js';
import { type Refusal } from './refusal.js';

/** Words that are not known which are said again, and places of words that are. */
const MOST_ECHOED = 3;
/** Longer texts are not said again: what holds them is. */
const LONGEST_VALUE = 60;

const isShort = (value: PropertyValue | undefined): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST_VALUE);

const sayValue = (value: PropertyValue | undefined, property: string, wording: Wording): string | undefined =>
  isShort(value)
    ? wording.t('foundValue', {
        value: wording.value(value, undefined, property),
        property: wording.property(property),
      })
    : undefined;

/** A place in words. */
function sayPlace(place: Place, wording: Wording): string {
  switch (place.kind) {
    case 'label':
      return wording.t('foundLabel', { name: wording.label(place.name, 'one') });
    case 'type':
      return wording.t('foundType', { name: wording.type(place.name) });
    case 'property': {
      const { name, on, of } = place;
      return on === 'label'
        ? wording.t('foundProperty', { name: wording.property(name), of: wording.label(of, 'one') })
        : wording.t('foundPropertyAlong', { name: wording.property(name), of: wording.type(of) });
    }
    case 'nodeValue': {
      const { node, property } = place;
      const value = node.properties[property];
      const name = wording.name(node);
      const isName = value === captionOf(node) || wording.plain(String(value)) === name;
      if (isName) return wording.t('foundName', { name });
      return (
        sayValue(value, property, wording) ??
        wording.t('foundInText', { property: wording.property(property), node: name })
      );
    }
    case 'relationshipValue': {
      const { relationship, property } = place;
      const told = { property: wording.property(property), type: wording.type(relationship.type) };
      return sayValue(relationship.properties[property], property, wording) ?? wording.t('foundInTextAlong', told);
    }
  }
}

/** A place, with the word of the question where that is written otherwise. */
function sayFinding({ raw, place }: Finding, wording: Wording): string {
  const found = sayPlace(place, wording);
  const own = foldedWords(found);
  const isSaid = foldedWords(raw).every((word) => own.includes(word));
  return isSaid ? found : wording.t('foundFor', { found, word: wording.plain(raw) });
}

function sayUnknown(words: readonly string[], wording: Wording): string {
  const each = [...new Set(words)];
  const told = each.slice(0, MOST_ECHOED).map((word) => wording.t('word', { word: wording.plain(word) }));
  const more = each.length - told.length;
  return wording.list(more === 0 ? told : [...told, wording.t('andMore', { count: more })]);
}

/** That there is no answer, and what is missing: words that are not understood, or what the graph does not hold. */
export function sayRefusal({ because, words, phrases, node, findings, isUnread }: Refusal, wording: Wording): string {
  if (because === 'reasoning') return wording.t('missingReasoning');
  if (because === 'future') return wording.t('missingFuture');
  const unknown = sayUnknown(phrases, wording);
  if (because === 'reference') return wording.t('missingReference', { words: unknown });
  const said = [...new Set(findings.map((one) => sayFinding(one, wording)))].slice(0, MOST_ECHOED);
  const found = wording.list(said);
  if (isUnread) return said.length === 0 ? wording.t('missingReading') : wording.t('missingReadingOf', { found });
  if (words.length === 0) return wording.t('missingNothing');
  const denied =
    node === undefined
      ? wording.t('missingUnknownWords', { words: unknown })
      : wording.t('missingAbout', { node: wording.name(node), words: unknown });
  return said.length === 0 ? denied : `${denied} ${wording.t('alsoFound', { found })}`;
}
