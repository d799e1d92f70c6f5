import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { useToast } from '../../../../../components/toast/useToast';
import { MOST_CHARACTERS } from '../../../../../teaching/exampleFormat';
import { ImportExamplesDrawer } from './ImportExamplesDrawer';
import { useExampleImport } from './useExampleImport';

/**
 * Opens the browser's file chooser; call it when something was pressed. The input is never part of the page, so that the
 * button alone is met by keyboard and by screen readers.
 * @param accept endings that are offered first
 */
function chooseFile(accept: string, onChosen: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file !== undefined) onChosen(file);
  });
  input.click();
}

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
