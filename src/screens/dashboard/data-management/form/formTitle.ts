import { type TFunction } from 'i18next';

import { type FormTarget } from '../../../../../machines/elementFormMachine';
import { captionOf } from '../../../../../domain/caption/caption';
import { isNode } from '../../../../../domain/elements/elements';

/** What the form of a target is called. */
export function formTitle(t: TFunction<'data'>, target: FormTarget): string {
  if (target.mode === 'create') return t(`form.create.${target.ref.kind}`);
  const { element } = target;
  return isNode(element)
    ? t('form.update.node', { caption: captionOf(element) })
    : t('form.update.relationship', { type: element.type });
}
