import { Button, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import styles from './files.module.css';
import { ImportBody } from './ImportBody';
import { ImportSteps } from './ImportSteps';
import { MAPPING_FORM } from './mapping/tablesCalls';
import { type ImportFlow } from './useImportFlow';

/** Of every step, though only the mapping needs it for its picture: a drawer that grew would move its buttons from under the pointer. */
const WIDTH = 1180;
/** Where an import can be looked at once it is written. */
const OVERVIEW = '/dashboard/data-overview';

function Buttons({ flow }: { flow: ImportFlow }) {
  const { t } = useTranslation('files');
  const { pathname } = useLocation();
  const again = <Button onClick={flow.putAway}>{t('action.otherFile')}</Button>;
  switch (flow.step) {
    case 'idle':
      return null;
    case 'done':
      return (
        <>
          <Button onClick={flow.putAway}>{t('action.close')}</Button>
          {pathname !== OVERVIEW && (
            <Link to={OVERVIEW} onClick={flow.putAway}>
              {t('action.toOverview')}
            </Link>
          )}
        </>
      );
    case 'failed':
      return (
        <>
          {again}
          {flow.canRetry && (
            <Button type="primary" onClick={flow.retry}>
              {t('action.retry')}
            </Button>
          )}
        </>
      );
    case 'refused':
    case 'cancelled':
      return again;
    default:
      // The same button stays in the same place while the file is read: it may be pressed at the moment when the next
      // one appears beside it.
      return (
        <>
          <Button onClick={flow.cancel} disabled={flow.busy}>
            {t('action.cancel')}
          </Button>
          {flow.canGoBack && <Button onClick={flow.goBack}>{t('action.back')}</Button>}
          {flow.step === 'mapping' && (
            <Button
              type="primary"
              htmlType="submit"
              form={MAPPING_FORM}
              // The mapping is loaded when it is first needed; who presses before it has come takes what is proposed.
              onClick={() => document.getElementById(MAPPING_FORM) ?? flow.map()}
            >
              {t('action.check')}
            </Button>
          )}
          {flow.step === 'checked' && (
            <Button type="primary" onClick={flow.confirm} loading={flow.busy} disabled={flow.job?.isBlocked === true}>
              {t('action.confirm')}
            </Button>
          )}
        </>
      );
  }
}

/** The import from upload to done. Closing it leaves the import going on; it is found again where it was begun. */
export function ImportDrawer({ flow }: { flow: ImportFlow }) {
  const { t } = useTranslation('files');
  return (
    <Drawer
      open={flow.shown}
      onClose={flow.hide}
      size={`min(${String(WIDTH)}px, 100vw)`}
      title={t('drawer.title')}
      closable={{ 'aria-label': t('action.close') }}
      footer={
        <div className={styles.buttons}>
          <Buttons flow={flow} />
        </div>
      }
    >
      <div role="status" aria-live="polite" className={styles.unseen}>
        {t(`step.${flow.step}`)}
      </div>
      <ImportSteps step={flow.step} hasTables={(flow.job?.tables ?? 0) > 0} />
      <ImportBody flow={flow} />
    </Drawer>
  );
}
