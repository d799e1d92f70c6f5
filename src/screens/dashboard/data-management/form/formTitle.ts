import { type TFunction } from 'i18next';

import { type FormTarget } from '../../../../../machines/elementFormMachine';
import { type GraphElement, isNode } from '../../../../../domain/elements/elements';

/** What the form of a target is called. */
export function formTitle(t: TFunction<'data'>, target: FormTarget, nameOf: (element: GraphElement) => string): string {
  if (target.mode === 'create') return t(`form.create.${target.ref.kind}`);
  const { element } = target;
  return isNode(element)
    ? t('form.update.node', { caption: nameOf(element) })
    : t('form.update.relationship', { type: element.type });
}
