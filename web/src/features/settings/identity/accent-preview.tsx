import { styled } from '@mui/material/styles';
import {
  type AccentColors,
  accentColors,
  BACKGROUNDS,
} from '@prayer-community/domain/settings/accent-colors';
import { t } from '@prayer-community/i18n/text';

const Samples = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 12 });

const Sample = styled('div')(({ theme }) => ({
  flex: '1 1 200px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: 16,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 12,
  '& .link': { textDecoration: 'underline' },
  '& .button': { padding: '8px 16px', borderRadius: 20, fontWeight: 600 },
}));

export function AccentPreview({ color }: { color: string }) {
  const { light, dark } = accentColors(color);
  return (
    <Samples role="img" aria-label={t('Preview')}>
      <AccentSample title={t('Light mode')} accent={light} background={BACKGROUNDS.light[1]} />
      <AccentSample title={t('Dark mode')} accent={dark} background={BACKGROUNDS.dark[0]} />
    </Samples>
  );
}

interface AccentSampleProps {
  title: string;
  accent: AccentColors;
  background: string;
}

function AccentSample({ title, accent, background }: AccentSampleProps) {
  return (
    <Sample style={{ background, color: accent.main }}>
      <span className="link">{t('A link')}</span>
      <span className="button" style={{ background: accent.main, color: accent.onAccent }}>
        {title}
      </span>
    </Sample>
  );
}
