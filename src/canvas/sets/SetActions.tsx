import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { menuFor } from '../../actions';
import { keyNames } from '../../actions/keys';
import { type ActionCanvas, type ActionState } from '../../actions/types';
import styles from './sets.module.css';

/** Those that the panel has a place of their own for. */
const ELSEWHERE: ReadonlySet<string> = new Set(['mergeNodes', 'deleteElement']);

interface SetActionsProps {
  readonly state: ActionState;
  readonly canvas: ActionCanvas;
}

/** What can be done with all that is selected, by name: a finger has no other menu for many. */
export function SetActions({ state, canvas }: SetActionsProps) {
  const { t } = useTranslation('canvas');
  const actions = menuFor(state)
    .flat()
    .filter(({ id }) => !ELSEWHERE.has(id));
  return (
    <div role="group" aria-label={t('set.actions')} className={styles.holdings}>
      {actions.map((action) => (
        <Button
          key={action.id}
          size="small"
          icon={<action.icon aria-hidden />}
          title={keyNames(action.keys[0] ?? '').join(' ')}
          onClick={() => action.perform(canvas)}
        >
          {t(`action.${action.id}`)}
        </Button>
      ))}
    </div>
  );
}
