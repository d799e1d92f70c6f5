import { Button, Checkbox, Input, Modal, Radio, theme } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useThemeMode } from '../../components/theme/useThemeMode';
import { useToast } from '../../components/toast/useToast';
import { save } from '../../files/saveAnswer';
import { useProject } from '../../project/ProjectContext';
import { canvasTheme } from '../style/theme';
import { useBook, useWorkbench } from '../workbench/Workbench';
import { countsInSight, plannedPicture } from './drawnScene';
import { pixelsAt } from './extent';
import { pictureLegend } from './pictureLegend';
import styles from './picture.module.css';
import { plannedPng, plannedSvg } from './rasterise';
import { type Picture, sizeOf } from './svgOf';
import { useLegendWords } from '../legend/useLegendWords';

const SCALES = [1, 2, 4] as const;
type Format = (typeof SCALES)[number] | 'svg';

/** A name that every file system takes. */
const fileNameOf = (title: string) =>
  title
    .replaceAll(/[^\p{L}\p{N} _-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** How a picture of the graph is wanted: its format and size, what it shows, and what stands beside it. Saves it as a file. */
export function PictureDialog({ onClose }: { onClose(): void }) {
  const { t, i18n } = useTranslation('canvas');
  const { t: tProject } = useTranslation('project');
  const { controller } = useWorkbench();
  const book = useBook();
  const { project } = useProject();
  const { show } = useToast();
  const mode = useThemeMode();
  const { token } = theme.useToken();
  const words = useLegendWords(book);
  const titleId = useId();
  const name = project?.name || tProject('defaultName');
  const [format, setFormat] = useState<Format>(2);
  const [isWhole, setWhole] = useState(false);
  const [isTransparent, setTransparent] = useState(false);
  const [hasLegend, setLegend] = useState(true);
  const [hasTitle, setTitled] = useState(true);
  const [title, setTitle] = useState(name);
  const [isBusy, setBusy] = useState(false);
  const number = new Intl.NumberFormat(i18n.language);

  const now = useMemo(() => controller.drawn, [controller]);
  const plan = useMemo(() => now && plannedPicture(now, isWhole), [now, isWhole]);
  const legend = useMemo(
    () => (hasLegend && now !== undefined ? pictureLegend(countsInSight(now), book, mode, words) : []),
    [hasLegend, now, book, mode, words],
  );
  if (plan === undefined) return null;
  const picture: Picture = {
    scene: { area: plan.area, zoom: plan.zoom },
    theme: canvasTheme(mode, token),
    isTransparent,
    title: hasTitle ? title.trim() : '',
    legend,
    more: words.more,
  };
  const size = sizeOf(picture);
  const drawn = pixelsAt(size.width, size.height, format === 'svg' ? 1 : format, plan.bitmap !== undefined);
  const told = format === 'svg' ? size : drawn;

  const write = async () => {
    const fileName = `${fileNameOf(title) || t('picture.file')}.${format === 'svg' ? 'svg' : 'png'}`;
    const written =
      format === 'svg'
        ? new Blob([await plannedSvg(plan, picture)], { type: 'image/svg+xml' })
        : await plannedPng(plan, picture, drawn.scale);
    save(written, fileName);
    show({ tone: 'success', title: t('picture.saved', { name: fileName }) });
    onClose();
  };
  const submit = () => {
    setBusy(true);
    void write().catch(() => {
      setBusy(false);
      show({ tone: 'error', title: t('picture.failed'), description: t('picture.failedMore') });
    });
  };
  return (
    <Modal open title={t('picture.title')} footer={null} onCancel={onClose} destroyOnHidden>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <fieldset className={styles.group}>
          <legend>{t('picture.part')}</legend>
          <Radio.Group value={isWhole} onChange={({ target }) => setWhole(target.value === true)}>
            <Radio value={false}>{t('picture.view')}</Radio>
            <Radio value={true}>{t('picture.whole')}</Radio>
          </Radio.Group>
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{t('picture.format')}</legend>
          <Radio.Group value={format} onChange={({ target }) => setFormat(target.value as Format)}>
            {SCALES.map((scale) => (
              <Radio key={scale} value={scale}>
                {t('picture.png', { scale })}
              </Radio>
            ))}
            <Radio value="svg">{t('picture.svg')}</Radio>
          </Radio.Group>
        </fieldset>
        <Checkbox checked={isTransparent} onChange={({ target }) => setTransparent(target.checked)}>
          {t('picture.transparent')}
        </Checkbox>
        <Checkbox checked={hasLegend} onChange={({ target }) => setLegend(target.checked)}>
          {t('picture.withLegend')}
        </Checkbox>
        <Checkbox checked={hasTitle} onChange={({ target }) => setTitled(target.checked)}>
          {t('picture.withTitle')}
        </Checkbox>
        {hasTitle && (
          <label htmlFor={titleId} className={styles.field}>
            {t('picture.heading')}
            <Input id={titleId} value={title} maxLength={80} onChange={({ target }) => setTitle(target.value)} />
          </label>
        )}
        <p className={styles.size} aria-live="polite">
          {t('picture.size', { width: number.format(told.width), height: number.format(told.height) })}
          {format !== 'svg' && drawn.isLimited && <span className={styles.limit}>{t('picture.limited')}</span>}
        </p>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('picture.save')}
        </Button>
      </form>
    </Modal>
  );
}
