import { useTranslation } from 'react-i18next';

import { withoutDirections } from '../../../../domain/caption/directions';
import { wornPicture, PICTURE_PROPERTY } from '../../../../domain/elements/nodePicture';
import { type PropertyScalar } from '../../../../domain/properties/values';
import { memberKind } from '../../../../domain/properties/kinds';
import { type PropertyRow } from '../../../graph/propertyEdits';
import { useValueText } from '../../../graph/useValueText';
import { KeptImage } from '../../../images/KeptImage';
import { ReadText } from './ReadText';
import styles from './reading.module.css';

/** The value of a property as it is read: in the reader's language, a list as a list, a text with its links and pictures. */
export function ReadValue({ row: { name, kind, value } }: { readonly row: PropertyRow }) {
  const { t } = useTranslation('canvas');
  const valueText = useValueText();
  const isText = memberKind(kind) === 'text';
  if (Array.isArray(value)) {
    const members = value as readonly PropertyScalar[];
    if (members.length === 0) return <span className={styles.empty}>{t('property.emptyList')}</span>;
    return (
      <ul className={styles.list}>
        {members.map((member, at) => (
          <li key={at}>
            {isText ? (
              <ReadText text={withoutDirections(String(member))} name={name} />
            ) : (
              valueText(member, memberKind(kind), name)
            )}
          </li>
        ))}
      </ul>
    );
  }
  const worn = wornPicture({ [PICTURE_PROPERTY]: value });
  if (worn !== undefined) return <KeptImage imageId={worn} alt={name} className={styles.picture} />;
  if (!isText) return <span className={styles.text}>{valueText(value, kind, name)}</span>;
  if (String(value).trim() === '') return <span className={styles.empty}>{t('property.emptyText')}</span>;
  return <ReadText text={withoutDirections(String(value))} name={name} />;
}
