import { DownloadOutlined, NodeIndexOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';

import { TRANSCRIPT_FORMATS, type TranscriptFormat } from '../../../domain/audio/transcriptFiles';
import { ProcessRecordingDocument } from '../../../graphql/generated/audio';
import { type Submission, submissionMachineOf } from '../../../machines/submissionMachine';
import { useProblemText } from '../../components/problem/problemText';
import { useToast } from '../../components/toast/useToast';
import { saveAnswer } from '../../files/saveAnswer';
import { required } from '../../graph/calls/required';
import { documentAddress } from '../../processing/documentAddress';
import styles from '../audio.module.css';
import { downloadTranscript, type WantedRecording } from '../recordingCalls';

/** What is done with a transcript as a whole. */
type Wish = 'process' | TranscriptFormat;

const wishes = submissionMachineOf<Wish>();

/** Downloads a transcript, or makes it a document whose finds are reviewed. */
export function TranscriptActions({ wanted, name }: { readonly wanted: WantedRecording; readonly name: string }) {
  const { t } = useTranslation('audio');
  const client = useApolloClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const problemText = useProblemText();
  const process = async () => {
    const variables = { recordingId: wanted.id, input: { projectId: wanted.projectId } };
    const { data } = await client.mutate({ mutation: ProcessRecordingDocument, variables });
    await navigate(documentAddress(required(data?.processRecording)));
  };
  const [snapshot, send] = useActor(
    wishes.provide({
      actors: {
        send: fromPromise<unknown, Submission<Wish>>(async ({ input: { content } }) => {
          if (content === 'process') return process();
          return saveAnswer(await downloadTranscript(wanted, content), `${name}.${content}`);
        }),
      },
      actions: {
        noteError: (_, { error }) =>
          void show({ tone: 'error', title: t('act.failed'), description: problemText(error) }),
      },
    }),
  );
  const isBusy = snapshot.matches('sending');
  return (
    <div className={styles.buttons}>
      <Button
        type="primary"
        icon={<NodeIndexOutlined aria-hidden />}
        loading={isBusy && snapshot.context.content === 'process'}
        onClick={() => send({ type: 'SUBMITTED', content: 'process' })}
      >
        {t('transcript.process')}
      </Button>
      <Dropdown
        trigger={['click']}
        autoFocus
        menu={{
          items: TRANSCRIPT_FORMATS.map((key) => ({ key, label: t(`transcript.format.${key}`) })),
          onClick: ({ key }) => send({ type: 'SUBMITTED', content: key as TranscriptFormat }),
        }}
      >
        <Button icon={<DownloadOutlined aria-hidden />} loading={isBusy && snapshot.context.content !== 'process'}>
          {t('transcript.download')}
        </Button>
      </Dropdown>
    </div>
  );
}
