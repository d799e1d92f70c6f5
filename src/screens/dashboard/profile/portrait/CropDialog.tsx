import 'react-easy-crop/react-easy-crop.css';

import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import Cropper, { type Point, type Size } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';

import { useProblemText } from '../../../../components/problem/problemText';
import { type ChosenPicture, croppedPicture, type PicturePart } from './chosenPicture';
import { CropSlider } from './CropSlider';
import styles from './portrait.module.css';

interface CropDialogProps {
  readonly picture: ChosenPicture;
  readonly isSending: boolean;
  /** Why it was not kept; null otherwise. */
  readonly error: unknown;
  /** Called with the square as base64. */
  onSave(data: string): void;
  onClose(): void;
}

const MOST_ZOOM = 4;
const CENTRE: Point = { x: 0, y: 0 };
const NOTHING: Size = { width: 0, height: 0 };

/** How far the picture can be moved to each side until the square would show nothing. */
const reachOf = (media: number, square: number, zoom: number): number => Math.max(0, (media * zoom - square) / 2);

/** Asks which square of a picture is to be shown: it is dragged and pinched, or moved by arrow keys and sliders. */
export function CropDialog({ picture, isSending, error, onSave, onClose }: CropDialogProps) {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const [crop, setCrop] = useState(CENTRE);
  const [zoom, setZoom] = useState(1);
  const [media, setMedia] = useState(NOTHING);
  const [square, setSquare] = useState(NOTHING);
  const [part, setPart] = useState<PicturePart | null>(null);
  const save = () => part !== null && onSave(croppedPicture(picture, part));
  return (
    <Modal
      open
      title={t('portrait.cropTitle')}
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          {t('portrait.cancel')}
        </Button>,
        <Button key="save" type="primary" loading={isSending} disabled={part === null} onClick={save}>
          {t('portrait.save')}
        </Button>,
      ]}
    >
      {error !== null && <Alert type="error" showIcon role="alert" title={problemText(error)} />}
      <div className={styles.cropper}>
        <Cropper
          image={picture.url}
          crop={crop}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': t('portrait.area') }}
          classes={{ cropAreaClassName: styles.area ?? '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setPart(pixels)}
          setMediaSize={setMedia}
          setCropSize={setSquare}
        />
      </div>
      <CropSlider label={t('portrait.zoom')} least={1} most={MOST_ZOOM} value={zoom} onChange={setZoom} />
      {(['x', 'y'] as const).map((axis) => {
        const side = axis === 'x' ? 'width' : 'height';
        const reach = reachOf(media[side], square[side], zoom);
        return (
          <CropSlider
            key={axis}
            label={t(`portrait.${axis}`)}
            least={-reach}
            most={reach}
            value={crop[axis]}
            onChange={(value) => setCrop({ ...crop, [axis]: value })}
          />
        );
      })}
    </Modal>
  );
}
