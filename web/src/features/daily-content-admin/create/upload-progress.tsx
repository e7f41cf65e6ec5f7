import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { Button } from '../../../ui/button.tsx';
import type { CreationStage } from './use-creation.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
const Bar = styled('progress')({ flex: '1 1 160px', height: 12 });

interface UploadProgressProps {
  stage: CreationStage;
  onCancel: () => void;
}

export function UploadProgress({ stage, onCancel }: UploadProgressProps) {
  if (stage.name !== 'uploading') {
    return null;
  }
  const percent = Math.round(stage.share * 100);
  return (
    <Row>
      <Bar value={percent} max={100} aria-label={t('Upload')} />
      <span>{percent === 100 ? t('Checking…') : t('{percent}%', { percent })}</span>
      <Button type="button" look="text" onClick={onCancel}>
        {t('Cancel Upload')}
      </Button>
    </Row>
  );
}
