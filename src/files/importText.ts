import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { type ImportIssue } from '../../domain/imports/importJob';
import { type texts } from '../../locales/en/index';
import { valuesIn } from './detailValues';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in the reader's words, such as "1.4 MB" or "1,4 MB". */
export function bytesText(bytes: number, language: string): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const unit = UNITS[power] ?? 'byte';
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** power);
}

type Texts = (typeof texts)['files'];
type IssueKey = keyof Texts['issue'];
type FormatKey = keyof Texts['format'];

/** Says what is wrong with a file in the reader's words; undefined for a code that the page does not know. */
export function useIssueText(): (issue: ImportIssue) => string | undefined {
  const { t, i18n } = useTranslation('files');
  return useCallback(
    ({ code }) => (i18n.exists(`issue.${code}`, { ns: 'files' }) ? t(`issue.${code as IssueKey}`) : undefined),
    [t, i18n],
  );
}

/** The language that the backend writes details in. */
const OF_DETAILS = 'en';

/**
 * What the detail of an issue adds to its words: all of it to a reader of English, and of others the values alone, for the rest is English.
 * Where a code has no words there is nothing but the detail.
 */
export const detailFor = ({ detail }: ImportIssue, language: string, isSaid: boolean): string =>
  !isSaid || language === OF_DETAILS ? detail : valuesIn(detail).join(', ');

/** Name of a recognised format; a format that the page does not know keeps its own name. */
export function useFormatText(): (format?: string) => string {
  const { t, i18n } = useTranslation('files');
  return useCallback(
    (format) => {
      const key = format ?? 'none';
      return i18n.exists(`format.${key}`, { ns: 'files' }) ? t(`format.${key as FormatKey}`) : key;
    },
    [t, i18n],
  );
}

/** Nodes and relationships as one phrase, such as "3 nodes and 1 relationship". */
export function useCountsText(): (nodes: number, relationships: number) => string {
  const { t } = useTranslation('files');
  return useCallback(
    (nodes, relationships) =>
      t('counts.both', {
        nodes: t('counts.nodes', { count: nodes }),
        relationships: t('counts.relationships', { count: relationships }),
      }),
    [t],
  );
}
