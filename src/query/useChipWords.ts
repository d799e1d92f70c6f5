import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type GraphNode } from '../../domain/elements/elements';
import { type ChipWords } from '../../domain/query/chips/Chip';
import { momentKind } from '../../domain/properties/kinds';
import { severalOfLabel } from '../../domain/styles/plurals';
import { saidLabel, saidName } from '../../domain/styles/typeWords';
import { idsIn } from '../../domain/query/named';
import { type Query } from '../../domain/query/Query';
import { useLanguage } from '../app/i18n/useLanguage';
import { readElements } from '../graph/calls/useElements';
import { useLabelWords, useNames, useSayHeading, useSayType } from '../graph/styles/useNames';
import { useHoldsYears, useValueText } from '../graph/useValueText';

/** So many nodes are named in one chip. */
const MOST_NAMED = 5;

/** Whose nodes a query speaks of, and which of them are known by name without being read. */
interface ChipGround {
  readonly projectId: string;
  readonly known: ReadonlyMap<string, string>;
}

/** What the nodes are called that a query names: as they are known, else as they are read. */
function useCaptions(query: Query, { projectId, known }: ChipGround): ReadonlyMap<string, string> {
  const client = useApolloClient();
  const nameOf = useNames(projectId);
  const [read, setRead] = useState<readonly GraphNode[]>([]);
  const missing = idsIn(query)
    .filter((id) => id !== '' && !known.has(id))
    .join(',');
  useEffect(() => {
    if (missing === '') return undefined;
    let isLeft = false;
    // Without an answer a chip has no name for it, and says so; the rest of the chips stand as they are.
    readElements(client, projectId, missing.split(','), []).then(
      ({ nodes }) => {
        if (!isLeft) setRead(nodes);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [client, projectId, missing]);
  return useMemo(
    () => new Map([...known, ...read.map((node) => [node.id, nameOf(node)] as const)]),
    [known, read, nameOf],
  );
}

/** How the chips of a query are said, in the language of the interface. */
export function useChipWords(query: Query, ground: ChipGround): ChipWords {
  const { t } = useTranslation('query');
  const language = useLanguage();
  const valueText = useValueText();
  const holdsYears = useHoldsYears();
  const captions = useCaptions(query, ground);
  const type = useSayType(ground.projectId);
  const heading = useSayHeading(ground.projectId);
  const labels = useLabelWords(ground.projectId);
  return useMemo(() => {
    const list = new Intl.ListFormat(language, { type: 'disjunction' });
    return {
      language,
      say: (text, values = {}) => t(`chip.${text}`, values),
      name: saidName,
      holdsYears,
      label: (name, count) =>
        count === 'one' ? (labels.get(name)?.one ?? saidLabel(name)) : severalOfLabel(name, labels.get(name), language),
      type,
      heading,
      value: (value, property) => valueText(value, momentKind(value), property),
      captions: (ids) => {
        const names = ids.slice(0, MOST_NAMED).map((id) => captions.get(id) ?? t('unknownNode'));
        const more = ids.length - names.length;
        return list.format(more === 0 ? names : [...names, t('more', { count: more })]);
      },
    };
  }, [t, language, valueText, holdsYears, captions, type, heading, labels]);
}

/** What the nodes are called that a person found while they changed a query, by their ids: nothing else has read them yet. */
export type NamesFound = ReadonlyMap<string, string>;

export const NOBODY: NamesFound = new Map();

/** Words that know the nodes which were found as well. */
export const knowing = (words: ChipWords, found: NamesFound): ChipWords => ({
  ...words,
  captions: (ids) => {
    const [name] = ids.length === 1 ? ids.map((id) => found.get(id)) : [];
    return name ?? words.captions(ids);
  },
});
