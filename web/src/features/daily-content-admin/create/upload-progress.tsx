import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/form/visually-hidden.tsx';
import type { CreationStage } from './use-creation.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
const Bar = styled('progress')({ flex: '1 1 160px', height: 12 });

interface UploadProgressProps {
  stage: CreationStage;
  onCancel: () => void;
}

/** The progress of an upload. Its steps are announced, but not each percentage. */
export function UploadProgress({ stage, onCancel }: UploadProgressProps) {
  const percent = stage.name === 'uploading' ? Math.round(stage.share * 100) : null;
  const step = percent === 100 ? t('Checking…') : t('Uploading…');
  return (
    <>
      <VisuallyHidden role="status">{percent !== null && step}</VisuallyHidden>
      {percent !== null && (
        <Row>
          <Bar value={percent} max={100} aria-label={t('Upload')} />
          <span aria-hidden>{percent === 100 ? step : t('{percent}%', { percent })}</span>
          <Button type="button" look="text" onClick={onCancel}>
            {t('Cancel Upload')}
          </Button>
        </Row>
      )}
    </>
  );
}
