import { styled } from '@mui/material/styles';
import { textLanguage } from '@prayer-community/domain/prayer-request/text-language';
import { t } from '@prayer-community/i18n/text';
import { useId } from 'react';
import { LongMoment } from '../../../ui/team/long-moment.tsx';
import type { StaffRequest } from '../requests/staff-request.ts';

const Part = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  '& h3': { margin: 0, fontSize: '0.9375rem' },
  '& ol': { display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { paddingInlineStart: 12, borderInlineStart: `3px solid ${theme.vars?.palette.secondary.main}` },
  '& p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' },
  '& time': { fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
}));

/** The updates that the requester added on their status page. */
export function RequesterUpdates({ request }: { request: StaffRequest }) {
  const headingId = useId();
  if (request.updates.length === 0) {
    return null;
  }
  return (
    <Part>
      <h3 id={headingId}>{t('Updates from the requester')}</h3>
      <ol aria-labelledby={headingId}>
        {request.updates.map(({ text, at }) => (
          <li key={at.getTime()}>
            <p dir="auto" lang={textLanguage(request)}>
              {text}
            </p>
            <LongMoment at={at} />
          </li>
        ))}
      </ol>
    </Part>
  );
}
