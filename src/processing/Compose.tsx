import { UploadOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { Button, Input } from 'antd';
import { type ChangeEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { DOCUMENT_SIZES } from '../../domain/processing/document';
import { type Submission, submissionMachineOf } from '../../machines/submissionMachine';
import { appConfig } from '../app/config';
import { useDraft } from '../components/draft/useDraft';
import { useToast } from '../components/toast/useToast';
import { useFileDrop } from '../files/useFileDrop';
import { FILE_TYPES, type ToProcess } from './documentCalls';
import { NotTakenAlert } from './NotTakenAlert';
import styles from './processing.module.css';
import { takeAll } from './takeAll';

const processing = submissionMachineOf<readonly ToProcess[]>();

interface ComposeProps {
  readonly projectId: string;
  /** Called for each text that is being read. */
  onBegun(): void;
}

/** Where prose comes in: typed, pasted, chosen or dropped. What was typed outlives the page until it is being read. */
export function Compose({ projectId, onBegun }: ComposeProps) {
  const { t } = useTranslation('processing');
  const client = useApolloClient();
  const { show } = useToast();
  const chooser = useRef<HTMLInputElement>(null);
  const hint = useId();
  const { textModel: model } = appConfig();
  const draft = useDraft(`process-text:${projectId}`, '');
  const [snapshot, send] = useActor(
    processing.provide({
      actors: {
        send: fromPromise<unknown, Submission<readonly ToProcess[]>>(({ input: { content } }) =>
          takeAll(client, projectId, content, (what) => {
            if ('text' in what) draft.forget();
            onBegun();
          }),
        ),
      },
      actions: { announce: () => void show({ tone: 'success', title: t('compose.begun') }) },
    }),
  );
  const isBusy = snapshot.matches('sending');
  const submit = (content: readonly ToProcess[]) => send({ type: 'SUBMITTED', content });
  const takeFiles = (files: readonly File[]) => {
    if (files.length > 0) submit(files.map((file) => ({ file })));
  };
  const drop = useFileDrop(!isBusy, takeFiles);
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    takeFiles([...(target.files ?? [])]);
    target.value = '';
  };
  return (
    <section className={drop.isOver ? styles.composeOver : styles.compose} aria-labelledby="compose" {...drop.handlers}>
      <h2 id="compose" className={styles.heading}>
        {t('compose.title')}
      </h2>
      <Input.TextArea
        value={draft.value}
        maxLength={DOCUMENT_SIZES.text}
        autoSize={{ minRows: 5, maxRows: 16 }}
        aria-label={t('compose.text')}
        aria-describedby={hint}
        placeholder={t('compose.text')}
        readOnly={isBusy}
        onChange={({ target }) => draft.set(target.value)}
      />
      <p id={hint} className={styles.soft}>
        {t('compose.hint')} {model === undefined ? t('compose.stays') : t('compose.sent', { model })}
      </p>
      {snapshot.matches('failed') && <NotTakenAlert error={snapshot.context.error} />}
      <div className={styles.buttons}>
        <Button
          type="primary"
          loading={isBusy}
          disabled={draft.value.trim() === ''}
          onClick={() => submit([{ text: draft.value }])}
        >
          {t('compose.read')}
        </Button>
        <Button icon={<UploadOutlined aria-hidden />} disabled={isBusy} onClick={() => chooser.current?.click()}>
          {t('compose.choose')}
        </Button>
        <input ref={chooser} type="file" hidden multiple accept={FILE_TYPES} onChange={onChoose} />
      </div>
    </section>
  );
}
