import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { useToast } from '../../../../components/toast/useToast';
import { chooseFile } from './chooseFile';
import { MOST_CHARACTERS } from '../../../../teaching/exampleFormat';
import { ImportExamplesDrawer } from './ImportExamplesDrawer';
import { useExampleImport } from './useExampleImport';

const ENDINGS = '.json,.jsonl,.ndjson,.csv,.tsv,.txt';

/** A button that chooses a file of examples, which is then shown before anything of it is written. */
export function ImportExamples({ onImported }: { onImported: () => void }) {
  const { t } = useTranslation('teaching');
  const { show } = useToast();
  const flow = useExampleImport(onImported);
  const take = (file: File) => {
    if (file.size > MOST_CHARACTERS) show({ tone: 'error', title: t('import.tooLarge') });
    else flow.send({ type: 'FILE.CHOSEN', file });
  };
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => chooseFile(ENDINGS, take)}>
        {t('import.choose')}
      </Button>
      <ImportExamplesDrawer flow={flow} />
    </>
  );
}
