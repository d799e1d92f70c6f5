import { useTranslation } from 'react-i18next';

import { type GraphElement } from '../../../domain/elements/elements';
import { sentenceOf } from '../../../domain/processing/sentenceReference';
import { useTimeText } from '../../app/i18n/useLanguage';
import { FromSentence } from './FromSentence';
import styles from './panel.module.css';

/** Where an element comes from, and when it was made and changed. */
export function Stamps({ element }: { readonly element: GraphElement }) {
  const { t } = useTranslation('canvas');
  const timeText = useTimeText();
  const at = (iso: string) => <time dateTime={iso}>{timeText(iso)}</time>;
  const { provenance } = element;
  const sentence = provenance?.source === 'text' ? sentenceOf(provenance.reference ?? '') : undefined;
  return (
    <dl className={styles.stamps}>
      <dt>{t('panel.source')}</dt>
      <dd>
        {t(`source.${provenance?.source ?? 'hand'}`)}
        {provenance?.reference === undefined || sentence !== undefined ? '' : ` (${provenance.reference})`}
      </dd>
      {sentence !== undefined && <FromSentence of={sentence} />}
      <dt>{t('panel.created')}</dt>
      <dd>{at(element.createdAt)}</dd>
      <dt>{t('panel.updated')}</dt>
      <dd>{at(element.updatedAt)}</dd>
    </dl>
  );
}
