import { useTranslation } from 'react-i18next';

import { LinkedText } from '../components/linked-text/LinkedText';
import styles from './files.module.css';

const SOURCE = 'https://github.com/mledoze/countries';
const LICENCE = 'https://opendatacommons.org/licenses/odbl/1-0/';

const linkTo = (address: string) => (words: string) => (
  <a href={address} target="_blank" rel="noreferrer">
    {words}
  </a>
);

/** Where the sample graph comes from and under which licence; the licence asks for it. */
export function SampleCredit({ id }: { id?: string }) {
  const { t } = useTranslation('files');
  return (
    <p className={styles.soft} {...(id === undefined ? {} : { id })}>
      <LinkedText text={t('sample.credit')} links={{ origin: linkTo(SOURCE), licence: linkTo(LICENCE) }} />
    </p>
  );
}
