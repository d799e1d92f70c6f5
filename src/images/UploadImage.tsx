import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useProblemText } from '../components/problem/problemText';
import { useToast } from '../components/toast/useToast';
import { base64Of, useAddImage } from './useImages';

/** What is taken; the backend looks into each file. */
const TYPES = 'image/png,image/jpeg,image/gif,image/bmp';
const LARGEST = 5 * 1024 * 1024;
const LONGEST_NAME = 128;

const nameOf = (fileName: string): string => fileName.replace(/\.[^.]*$/u, '').slice(0, LONGEST_NAME) || fileName;

/** Uploads a picture from a file. @param onAdded called with its id */
export function UploadImage({ onAdded }: { onAdded?(imageId: string): void }) {
  const { t } = useTranslation('images');
  const chooser = useRef<HTMLInputElement>(null);
  const { show } = useToast();
  const problemText = useProblemText();
  const add = useAddImage();
  const take = async (file: File) => {
    if (file.size > LARGEST) return show({ tone: 'error', title: t('tooLarge') });
    try {
      const id = await add({ name: nameOf(file.name), data: await base64Of(file) });
      show({ tone: 'success', title: t('uploaded') });
      onAdded?.(id);
    } catch (error) {
      show({ tone: 'error', title: t('uploadFailed'), description: problemText(error) });
    }
    return undefined;
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file !== undefined) void take(file);
    target.value = '';
  };
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => chooser.current?.click()}>
        {t('upload')}
      </Button>
      <input ref={chooser} type="file" hidden accept={TYPES} onChange={onChange} />
    </>
  );
}
