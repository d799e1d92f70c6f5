import { Alert, Spin } from 'antd';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../components/isolated/Isolated';
import { type ImportJob } from '../../domain/imports/importJob';
import { useProblemText } from '../components/problem/problemText';
import { later } from '../components/later/later';
import { CheckedPart } from './CheckedPart';
import styles from './files.module.css';
import { ImportProgress } from './ImportProgress';
import { useCountsText } from './importText';
import { IssueTable } from './IssueTable';
import { type ImportFlow } from './useImportFlow';

/** What stands where the mapping comes, while its code and its tables are read. */
function Recognising() {
  const { t } = useTranslation('files');
  return <Working text={t('mapping.reading')} />;
}

const MappingPart = later(async () => (await import('./mapping/MappingPart')).MappingPart, <Recognising />);

function Working({ text }: { text: string }) {
  return (
    <div className={styles.part}>
      <Spin />
      <p className={styles.steady}>{text}</p>
    </div>
  );
}

/** What stopped it: the problems of the file, or that the backend could not be reached. */
function Stopped({ flow }: { flow: ImportFlow }) {
  const { t } = useTranslation('files');
  const problemText = useProblemText();
  const reason =
    flow.error === null ? t(`reason.${flow.step === 'refused' ? 'refused' : 'failed'}`) : problemText(flow.error);
  return (
    <>
      <Alert type="error" showIcon title={t(`step.${flow.step}`)} description={reason} />
      {flow.job !== null && <IssueTable job={flow.job} />}
    </>
  );
}

function Done({ job }: { job: ImportJob }) {
  const { t } = useTranslation('files');
  const countsText = useCountsText();
  return (
    <Alert
      type="success"
      showIcon
      title={t('step.done')}
      description={
        <>
          <p className={styles.steady}>
            {t('done.added', { counts: countsText(job.nodesWritten, job.relationshipsWritten) })}
          </p>
          <p className={styles.steady}>{t('done.undo')}</p>
        </>
      }
    />
  );
}

function Step({ flow }: { flow: ImportFlow }) {
  const { t } = useTranslation('files');
  const { step, job } = flow;
  switch (step) {
    case 'idle':
      return null;
    case 'uploading':
    case 'opening':
      return <Working text={t(`step.${step}`)} />;
    case 'refused':
    case 'failed':
      return <Stopped flow={flow} />;
    case 'cancelled':
      return <Alert type="info" showIcon title={t('step.cancelled')} description={t('reason.cancelled')} />;
    case 'checking':
    case 'writing':
      return job && <ImportProgress job={job} step={step} />;
    case 'mapping':
      return job && <MappingPart key={job.id} flow={flow} importId={job.id} />;
    case 'checked':
      return job && <CheckedPart job={job} />;
    case 'done':
      return job && <Done job={job} />;
  }
}

/** What there is to see of an import at the step where it is. */
export function ImportBody({ flow }: { flow: ImportFlow }) {
  const problemText = useProblemText();
  const isStopped = flow.step === 'failed' || flow.step === 'refused';
  return (
    <div className={styles.body}>
      {flow.fileNames.length > 0 && (
        <p className={styles.steady}>
          <Isolated text={flow.fileNames.join(', ')} />
        </p>
      )}
      {flow.error !== null && !isStopped && <Alert type="warning" showIcon title={problemText(flow.error)} />}
      <Step flow={flow} />
    </div>
  );
}
