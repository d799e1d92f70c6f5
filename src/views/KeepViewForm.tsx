import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { Button, Input, type InputRef } from 'antd';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';

import { SavedViewsDocument, SaveViewDocument } from '../../graphql/generated/views';
import { type SaveViewInput, type StyleInput } from '../../graphql/generated/types';
import { type Submission, submissionMachineOf } from '../../machines/submissionMachine';
import { KEPT_BY_MACHINE } from '../apollo/reading';
import { useFirstFocus } from '../components/confirm/useReturnFocus';
import { useProblemText } from '../components/problem/problemText';
import { useToast } from '../components/toast/useToast';
import { required } from '../graph/calls/required';
import { LONGEST_VIEW_NAME, savedViewAddress, type SeenView } from './savedViews';
import styles from './views.module.css';

const keeping = submissionMachineOf<SaveViewInput>();

interface KeepViewFormProps {
  readonly projectId: string;
  seen(): SeenView;
  onClose(): void;
}

const asInput = (name: string, { query, sight, canvas, places, styles }: SeenView): SaveViewInput => ({
  name,
  query: { ...query },
  sight,
  places: [...places],
  ...(styles === undefined
    ? {}
    : { styles: styles.map(({ kind, name: of, style }) => ({ kind, name: of, style: style as StyleInput })) }),
  ...(canvas === undefined
    ? {}
    : { canvas: { ...canvas, hiddenLabels: [...canvas.hiddenLabels], hiddenTypes: [...canvas.hiddenTypes] } }),
});

/** Asks what a view is to be called, and keeps it; what came of it is told. */
export function KeepViewForm({ projectId, seen, onClose }: KeepViewFormProps) {
  const { t } = useTranslation(['chat', 'common']);
  const client = useApolloClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const problemText = useProblemText();
  const field = useFirstFocus<InputRef>();
  const [name, setName] = useState('');
  const [snapshot, send] = useActor(
    keeping.provide({
      actors: {
        send: fromPromise<unknown, Submission<SaveViewInput>>(async ({ input: { content } }) => {
          const { data } = await client.mutate({
            mutation: SaveViewDocument,
            variables: { projectId, input: content },
            fetchPolicy: KEPT_BY_MACHINE.fetchPolicy,
          });
          const { id, name: kept } = required(data?.saveView);
          await client.refetchQueries({ include: [SavedViewsDocument] });
          show({
            tone: 'success',
            title: t('keepView.kept', { name: kept }),
            action: {
              label: t('keepView.show'),
              projectId,
              onPress: () => void navigate(savedViewAddress(projectId, id)),
            },
          });
          onClose();
        }),
      },
    }),
  );
  const { error } = snapshot.context;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') send({ type: 'SUBMITTED', content: asInput(name.trim(), seen()) });
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <form className={styles.keep} aria-label={t('keepView.open')} onSubmit={submit} onKeyDown={leave}>
      <Input
        ref={field}
        size="small"
        aria-label={t('keepView.name')}
        placeholder={t('keepView.name')}
        maxLength={LONGEST_VIEW_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button
        htmlType="submit"
        type="primary"
        size="small"
        loading={snapshot.matches('sending')}
        disabled={name.trim() === ''}
      >
        {t('keepView.keep')}
      </Button>
      <Button size="small" onClick={onClose}>
        {t('common:cancel')}
      </Button>
      {error !== null && (
        <span role="alert">
          {t('keepView.failed')} {problemText(error)}
        </span>
      )}
    </form>
  );
}
