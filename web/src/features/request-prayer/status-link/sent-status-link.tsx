import { styled } from '@mui/material/styles';
import { isStatusKey, statusLink } from '@prayer-community/domain/request-form/status-key';
import { t } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { statusPath } from '../../../config/paths.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Panel } from '../../../ui/panel.tsx';

const sentSchema = z.object({ statusKey: z.string().refine(isStatusKey), isMailed: z.boolean() });

const Container = styled('div')({ marginBlock: 32, '& p': { margin: 0 } });
const Address = styled('p')(({ theme }) => ({
  padding: '12px 14px',
  borderRadius: 10,
  border: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.default,
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  userSelect: 'all',
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, '& > *': { flex: '1 1 200px' } });

interface SentStatusLinkProps {
  sent: unknown;
  /** True inside another site. The link then opens in a new tab, so that the other site sees nothing of the page. */
  isFramed?: boolean;
}

/** The private link of the request that was just sent. Renders nothing if there is none. */
export function SentStatusLink({ sent, isFramed = false }: SentStatusLinkProps) {
  const parsed = sentSchema.safeParse(sent);
  if (!parsed.success) {
    return null;
  }
  const { statusKey, isMailed } = parsed.data;
  const link = statusLink(location.origin, statusKey);
  return (
    <Container>
      <Panel title={t('Follow your request')}>
        <p>
          {t('This private link shows your request’s status, without an account.')}{' '}
          {isMailed &&
            `${t('We’ve also emailed it to you, unless an earlier email from us is still unopened.')} `}
          <strong>{t('Please save it. We can’t show it to you again.')}</strong>{' '}
          {t('Anyone with the link can read, add to and delete your request, so please don’t share it.')}
        </p>
        <Address>{link}</Address>
        <Actions>
          <CopyButton text={link}>{t('Copy Link')}</CopyButton>
          {isFramed ? (
            <ButtonAnchor href={link} target="_blank" rel="noopener" look="outlined">
              {t('Open Your Page')}
            </ButtonAnchor>
          ) : (
            <ButtonLink to={statusPath(statusKey)} look="outlined">
              {t('Open Your Page')}
            </ButtonLink>
          )}
        </Actions>
      </Panel>
    </Container>
  );
}
