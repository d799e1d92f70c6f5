import { useQuery } from '@apollo/client/react';
import { UploadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { UserInfoDocument } from '../../../../../graphql/generated/account';
import { useSession } from '../../../../auth/session';
import { later } from '../../../../components/later/later';
import { Portrait } from '../../../../components/portrait/Portrait';
import { useProblemText } from '../../../../components/problem/problemText';
import { PICTURE_TYPES } from './chosenPicture';
import styles from './portrait.module.css';
import { usePortrait } from './usePortrait';

const CropDialog = later(async () => (await import('./CropDialog')).CropDialog);

/** The picture of who is signed in, which can be chosen from a file or dropped, and removed. @param name the name that is typed */
export function PortraitField({ name }: { readonly name: string | undefined }) {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const { chosen, refusal, isSending, error, choose, leave, keep } = usePortrait();
  const { photoURL = '', pictureId } = useQuery(UserInfoDocument).data?.userInfo ?? {};
  const email = useSession().user?.email;
  const [isOver, setIsOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const title = useId();
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file !== undefined) void choose(file);
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    target.value = '';
  };
  const over = (isNowOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(isNowOver);
  };
  const remove = () => {
    // The button that was pressed goes with the picture.
    opener.current?.focus();
    keep(null);
  };
  const failed = refusal !== null || (error !== null && chosen === null);
  return (
    <div
      role="group"
      aria-labelledby={title}
      className={`${styles.field ?? ''} ${isOver ? (styles.over ?? '') : ''}`}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        take(event.dataTransfer.files);
      }}
    >
      <Portrait size={64} address={pictureId ?? photoURL} name={name} email={email} className={styles.portrait ?? ''} />
      <div className={styles.words}>
        <span id={title}>{t('portrait.title')}</span>
        <span className={styles.buttons}>
          <Button ref={opener} icon={<UploadOutlined aria-hidden />} onClick={() => chooser.current?.click()}>
            {t('portrait.choose')}
          </Button>
          {pictureId != null && (
            <Button danger loading={isSending && chosen === null} onClick={remove}>
              {t('portrait.remove')}
            </Button>
          )}
        </span>
        <span className={styles.hint}>{t('portrait.hint')}</span>
        {failed && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={refusal === null ? problemText(error) : t(`portrait.${refusal}`)}
          />
        )}
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        className={styles.chooser}
        accept={PICTURE_TYPES.join(',')}
        onChange={onChange}
      />
      {chosen !== null && (
        <CropDialog picture={chosen} isSending={isSending} error={error} onSave={keep} onClose={leave} />
      )}
    </div>
  );
}
