import { Trans, useTranslation } from 'react-i18next';

import styles from './files.module.css';

const SOURCE = 'https://github.com/mledoze/countries';
const LICENCE = 'https://opendatacommons.org/licenses/odbl/1-0/';

/** Where the sample graph comes from and under which licence; the licence asks for it. */
export function SampleCredit({ id }: { id?: string }) {
  const { t } = useTranslation('files');
  return (
    <p className={styles.soft} {...(id === undefined ? {} : { id })}>
      <Trans
        t={t}
        i18nKey="sample.credit"
        components={{
          origin: <a href={SOURCE} target="_blank" rel="noreferrer" />,
          licence: <a href={LICENCE} target="_blank" rel="noreferrer" />,
        }}
      />
    </p>
  );
}
