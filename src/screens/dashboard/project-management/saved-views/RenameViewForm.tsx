import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { Button, Input } from 'antd';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { type SavedViewNameFragment } from '../../../../../graphql/generated/types';
import { RenameViewDocument } from '../../../../../graphql/generated/saved-views';
import { SavedViewsDocument } from '../../../../../graphql/generated/views';
import { type Submission, submissionMachineOf } from '../../../../../machines/submissionMachine';
import { useProblemText } from '../../../../components/problem/problemText';
import { LONGEST_VIEW_NAME } from '../../../../views/savedViews';
import styles from '../../../../views/embeds/views.module.css';

const renaming = submissionMachineOf<string>();

interface RenameViewFormProps {
  readonly projectId: string;
  readonly view: SavedViewNameFragment;
  onClose(): void;
}

/** Gives a saved view another name. */
export function RenameViewForm({ projectId, view: { id, name, version }, onClose }: RenameViewFormProps) {
  const { t } = useTranslation('projects');
  const client = useApolloClient();
  const problemText = useProblemText();
  const [typed, setTyped] = useState(name);
  const [snapshot, send] = useActor(
    renaming.provide({
      actors: {
        send: fromPromise<unknown, Submission<string>>(async ({ input: { content } }) => {
          const variables = { projectId, savedViewId: id, input: { version, name: content } };
          await client.mutate({ mutation: RenameViewDocument, variables });
          await client.refetchQueries({ include: [SavedViewsDocument] });
          onClose();
        }),
      },
    }),
  );
  const { error } = snapshot.context;
  const wanted = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted !== '' && wanted !== name) send({ type: 'SUBMITTED', content: wanted });
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <form
      className={styles.buttons}
      onSubmit={submit}
      onKeyDown={leave}
      aria-label={t('savedViews.renameNamed', { name })}
    >
      <Input
        autoFocus
        size="small"
        aria-label={t('views.name')}
        maxLength={LONGEST_VIEW_NAME}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        htmlType="submit"
        type="primary"
        size="small"
        loading={snapshot.matches('sending')}
        disabled={wanted === '' || wanted === name}
      >
        {t('savedViews.rename')}
      </Button>
      {error !== null && <span role="alert">{problemText(error)}</span>}
    </form>
  );
}
