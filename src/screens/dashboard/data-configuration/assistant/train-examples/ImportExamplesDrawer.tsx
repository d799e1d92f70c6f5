import { Button, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';

import { ImportedExamples } from './ImportedExamples';
import styles from './trainExamples.module.css';
import { type ExampleImport } from './useExampleImport';

const WIDTH = 560;

function Buttons({ flow: { snapshot, send } }: { readonly flow: ExampleImport }) {
  const { t } = useTranslation('teaching');
  const makesSome = (snapshot.context.result?.made ?? 0) > 0;
  const isStopped = snapshot.matches('failed') || snapshot.matches('refused');
  return (
    <>
      <Button onClick={() => send({ type: 'PUT_AWAY' })}>
        {t(snapshot.matches('checked') ? 'import.cancel' : 'close')}
      </Button>
      {isStopped && (
        <Button type="primary" onClick={() => send({ type: 'RETRIED' })}>
          {t('tryAgain')}
        </Button>
      )}
      {(snapshot.matches('checked') || snapshot.matches('writing')) && makesSome && (
        <Button type="primary" loading={snapshot.matches('writing')} onClick={() => send({ type: 'CONFIRMED' })}>
          {t('import.confirm')}
        </Button>
      )}
    </>
  );
}

/** The import of a file of examples, from what it holds to what was written. */
export function ImportExamplesDrawer({ flow }: { readonly flow: ExampleImport }) {
  const { t } = useTranslation('teaching');
  const { snapshot, send } = flow;
  return (
    <Drawer
      open={!snapshot.matches('idle')}
      onClose={() => send({ type: 'PUT_AWAY' })}
      size={`min(${String(WIDTH)}px, 100vw)`}
      title={t('import.title')}
      closable={{ 'aria-label': t('close') }}
      footer={
        <div className={styles.buttons}>
          <Buttons flow={flow} />
        </div>
      }
    >
      <ImportedExamples flow={flow} />
    </Drawer>
  );
}
