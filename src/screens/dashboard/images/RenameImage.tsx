import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { Alert, Form, Input, type InputRef, Modal } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { UpdateImageDocument } from '../../../../graphql/generated/images';
import { type Submission, submissionMachineOf } from '../../../../machines/submissionMachine';
import { useFirstFocus } from '../../../components/confirm/useReturnFocus';
import { useProblemText } from '../../../components/problem/problemText';
import { useToast } from '../../../components/toast/useToast';
import { type KeptImageData } from '../../../images/useImages';

const LONGEST_NAME = 128;
const imageRenaming = submissionMachineOf<string>();

/** Asks for another name of a picture. */
export function RenameImage({ image, onClose }: { readonly image: KeptImageData; onClose(): void }) {
  const { t } = useTranslation('images');
  const problemText = useProblemText();
  const client = useApolloClient();
  const { show } = useToast();
  const id = useId();
  const field = useFirstFocus<InputRef>();
  const [snapshot, send] = useActor(
    imageRenaming.provide({
      actors: {
        send: fromPromise<unknown, Submission<string>>(({ input }) =>
          client.mutate({
            mutation: UpdateImageDocument,
            variables: { imageId: image.id, input: { version: image.version, name: input.content } },
          }),
        ),
      },
      actions: {
        announce: () => {
          show({ tone: 'success', title: t('renamed') });
          onClose();
        },
      },
    }),
  );
  const { error } = snapshot.context;
  return (
    <Modal
      open
      title={t('renameTitle')}
      okText={t('save')}
      cancelText={t('cancel')}
      okButtonProps={{ htmlType: 'submit', form: id, loading: snapshot.matches('sending') }}
      onCancel={onClose}
    >
      <Form<{ name: string }>
        id={id}
        name="renameImage"
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: image.name }}
        onFinish={({ name }) => send({ type: 'SUBMITTED', content: name.trim() })}
      >
        {error !== null && (
          <Alert role="alert" type="error" showIcon title={t('renameFailed')} description={problemText(error)} />
        )}
        <Form.Item
          name="name"
          label={t('name')}
          rules={[{ required: true, whitespace: true, message: t('nameMissing') }]}
        >
          <Input ref={field} maxLength={LONGEST_NAME} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
