import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { CopyButton } from '../../ui/copy-button.tsx';
import { embedHtml } from './embed-html.ts';

const Part = styled('div')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  minWidth: 0,
  '& p': { margin: 0 },
});

const Code = styled('code')(({ theme }) => ({
  display: 'block',
  width: '100%',
  padding: '12px 14px',
  borderRadius: 10,
  border: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.default,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  userSelect: 'all',
}));

interface EmbedSnippetProps {
  /** The approved sites from the deployment's configuration, separated by whitespace. Empty if there are none. */
  origins: string;
}

export function EmbedSnippet({ origins }: EmbedSnippetProps) {
  const snippet = embedHtml(window.location.origin);
  return (
    <Part>
      <p>
        {origins === ''
          ? t(
              'No sites are approved yet, so browsers won’t show the form anywhere. Ask the person who set up this site to add yours.',
            )
          : t('Approved sites: {sites}.', { sites: origins.split(/\s+/).join(', ') })}
      </p>
      <Code>{snippet}</Code>
      <CopyButton text={snippet} look="outlined">
        {t('Copy for Your Site')}
      </CopyButton>
    </Part>
  );
}
