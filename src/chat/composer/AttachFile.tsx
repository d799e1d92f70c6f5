import { PaperClipOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { Button } from 'antd';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { RECORDING_ENDS, RECORDING_SIZES, typeOfName } from '../../../domain/audio/recording';
import { DOCUMENT_SIZES } from '../../../domain/processing/document';
import { type Submission, submissionMachineOf } from '../../../machines/submissionMachine';
import { sendRecording } from '../../audio/uploads/sendRecording';
import { useProblemText } from '../../components/problem/problemText';
import { useToast } from '../../components/toast/useToast';
import { FILE_TYPES, process } from '../../processing/documentCalls';
import styles from './composer.module.css';

/** Texts, and recordings. */
const ATTACHED = [FILE_TYPES, ...RECORDING_ENDS].join(',');

const attaching = submissionMachineOf<File>();

interface AttachFileProps {
  readonly projectId: string;
  /** A message would not be taken now. */
  readonly isBusy: boolean;
  onAsk(text: string): void;
}

/** Attaches a file or a recording to the conversation: it is kept, begun to be read, and asked for, so that the answer leads to its review. */
export function AttachFile({ projectId, isBusy, onAsk }: AttachFileProps) {
  const { t } = useTranslation('chat');
  const client = useApolloClient();
  const problemText = useProblemText();
  const { show } = useToast();
  const chooser = useRef<HTMLInputElement>(null);
  const [snapshot, send] = useActor(
    attaching.provide({
      actors: {
        send: fromPromise<unknown, Submission<File>>(async ({ input: { content } }) => {
          try {
            const ask = typeOfName(content.name) === undefined ? attachText : attachRecording;
            onAsk(await ask(content));
          } catch (error) {
            show({ tone: 'error', title: t('composer.attachFailed'), description: problemText(error) });
          }
        }),
      },
    }),
  );
  const attachText = async (file: File) => {
    const { title } = await process(client, projectId, { file });
    return t('composer.attached', { title });
  };
  const attachRecording = async (file: File) => {
    // It is sent on while another page is shown, as a message is.
    await sendRecording({ projectId, file }, { signal: new AbortController().signal, onSent: () => {} });
    return t('composer.attachedRecording', { title: file.name.slice(-RECORDING_SIZES.name) });
  };
  const isSending = snapshot.matches('sending');
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file === undefined) return;
    if (typeOfName(file.name) === undefined && file.size > DOCUMENT_SIZES.file)
      show({ tone: 'error', title: t('composer.attachTooLarge', { name: file.name }) });
    else send({ type: 'SUBMITTED', content: file });
  };
  return (
    <>
      <Button
        type="text"
        shape="circle"
        icon={<PaperClipOutlined aria-hidden />}
        loading={isSending}
        aria-label={t('composer.attach')}
        title={t('composer.attach')}
        aria-disabled={isBusy}
        className={isBusy ? (styles.idle ?? '') : ''}
        onClick={() => !isBusy && chooser.current?.click()}
      />
      <input ref={chooser} type="file" hidden accept={ATTACHED} onChange={onChoose} />
    </>
  );
}
