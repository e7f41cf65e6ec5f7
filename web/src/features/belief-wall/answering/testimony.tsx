import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';

const Figure = styled('figure')(({ theme }) => ({
  margin: 0,
  paddingInlineStart: 16,
  borderInlineStart: `3px solid ${theme.vars?.palette.success.main}`,
  '& figcaption': {
    fontSize: '0.875rem',
    fontWeight: 600,
    color: theme.vars?.palette.success.main,
  },
  '& blockquote': {
    margin: '4px 0 0',
    ...theme.typography.h2,
    fontSize: '1.1875rem',
    lineHeight: 1.45,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
}));

export function Testimony({ text }: { text: string }) {
  return (
    <Figure>
      <figcaption>{t('Testimony')}</figcaption>
      <blockquote dir="auto">{text}</blockquote>
    </Figure>
  );
}
