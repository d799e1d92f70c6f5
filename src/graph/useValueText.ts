import { useCallback, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { yearProperties } from '../../domain/styles/numbers';
import { summarised } from '../../domain/styles/summary';
import { type PropertyKind, type PropertyValue } from '../../domain/properties/values';
import { useLanguage } from '../app/i18n/useLanguage';
import { type GraphModel } from './GraphModel';
import { GraphModelContext } from './GraphModelContext';
import { valueText } from './valueText';

const known = new WeakMap<GraphModel, { readonly revision: number; readonly years: ReadonlySet<string> }>();

/** The properties of the shown graph that hold years; looked for once after each of its changes. */
function yearsOf(model: GraphModel): ReadonlySet<string> {
  const { revision } = model.snapshot;
  const found = known.get(model);
  if (found?.revision === revision) return found.years;
  const years = yearProperties(summarised(model.nodes(), model.relationships()));
  known.set(model, { revision, years });
  return years;
}

/**
 * Says the value of a property in the reader's language; with the name of the property it knows years from amounts.
 * @param amounts what is known to hold amounts, where it is not the shown graph that is read
 */
export function useValueText(
  amounts?: ReadonlySet<string>,
): (value: PropertyValue, kind: PropertyKind | undefined, property?: string) => string {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const model = useContext(GraphModelContext);
  // Looked up once, not for every cell of a table.
  const words = useMemo(() => ({ language, yes: t('yes'), no: t('no') }), [language, t]);
  return useCallback(
    (value, kind, property) => {
      if (amounts !== undefined) return valueText(value, kind, { ...words, amounts }, property);
      const isShown = model !== null && model.snapshot.nodesShown > 0;
      // Only a number makes anybody ask: all of the graph is looked through for it.
      const asked = {
        ...words,
        get years() {
          return isShown ? yearsOf(model) : undefined;
        },
      };
      return valueText(value, kind, asked, property);
    },
    [words, model, amounts],
  );
}

/** Whether all numbers of a property of the shown graph are years; undefined where none is shown. */
export function useHoldsYears(): (property: string) => boolean | undefined {
  const model = useContext(GraphModelContext);
  return useCallback(
    (property) => (model !== null && model.snapshot.nodesShown > 0 ? yearsOf(model).has(property) : undefined),
    [model],
  );
}
