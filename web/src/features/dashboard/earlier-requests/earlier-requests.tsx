import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { sharedContact } from '@prayer-community/domain/prayer-request/contact-hash';
import {
  decidePerson,
  type PersonDecision,
  personDecisions,
} from '@prayer-community/domain/prayer-request/person-decision';
import { shownRequester } from '@prayer-community/domain/prayer-request/shown-requester';
import { counted, t } from '@prayer-community/i18n/text';
import { useId, useRef } from 'react';
import { useNow } from '../../../ui/use-now.ts';
import { ActionButton } from '../action-button.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { toastFailure } from '../dashboard-toasts.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { EarlierList } from './earlier-list.tsx';
import { dayText, foundText, sameText } from './earlier-requests-texts.ts';
import { type FoundRequests, useEarlierRequests } from './use-earlier-requests.ts';

const Part = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '12px 16px',
  borderRadius: 12,
  border: `1px solid ${theme.vars?.palette.divider}`,
  '& > div': { display: 'grid', gap: 8 },
  '& h3': { margin: 0, fontSize: '0.9375rem' },
  '& p': { margin: 0, fontSize: '0.9375rem', color: theme.vars?.palette.text.secondary },
}));

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/**
 * Earlier requests with the same contact details, and whether staff decided that they are by the same person. Staff are
 * asked once all are shown. Renders nothing for an anonymous request.
 */
export function EarlierRequests({ request }: { request: StaffRequest }) {
  return request.contact_hashes?.length ? <Earlier key={request.id} request={request} /> : null;
}

function Earlier({ request }: { request: StaffRequest }) {
  const { visibility } = useDashboard();
  const earlier = useEarlierRequests(request, visibility);
  return earlier && <Found request={request} earlier={earlier} />;
}

function Found({ request, earlier }: { request: StaffRequest; earlier: FoundRequests }) {
  const { found, count, showMore, isRest } = earlier;
  const now = useNow();
  const part = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const decisions = personDecisions(request, found);
  const decidedAs = (decision: PersonDecision) => found.filter((_, index) => decisions[index] === decision);
  const [same, others, open] = [decidedAs(true), decidedAs(false), decidedAs(null)];
  const unread = count - found.length;
  const [lastSame] = same;
  const [lastOpen] = open;

  async function decide(about: readonly StaffRequest[], isSame: PersonDecision): Promise<void> {
    // The pressed button disappears, so focus moves first.
    part.current?.focus();
    try {
      const { writeDecisions } = await import('./write-decisions.ts');
      await writeDecisions(about.flatMap((other) => decidePerson(request, other, isSame)));
    } catch (error) {
      toastFailure('samePerson', error);
    }
  }

  function handleMore(): void {
    if (isRest) {
      // The button disappears once all are shown.
      part.current?.focus();
    }
    showMore?.();
  }

  return (
    <Part
      ref={part}
      role="group"
      tabIndex={-1}
      aria-labelledby={lastSame || lastOpen ? headingId : undefined}
      aria-label={t('Earlier requests')}
    >
      {lastSame && (
        <div>
          <h3 id={headingId}>
            {sameText(unread === 0 || lastOpen ? same.length : null, lastSame.created_at, now)}
          </h3>
          <EarlierList
            requests={same}
            now={now}
            action={(earlier) => (
              <Button
                size="small"
                aria-label={t('Someone else: {name}, {date}', {
                  name: shownRequester(earlier),
                  date: dayText(earlier.created_at, now),
                })}
                onClick={() => void decide([earlier], false)}
                sx={SMALL}
              >
                {t('Someone Else')}
              </Button>
            )}
          />
        </div>
      )}
      {lastOpen && (
        <div>
          <h3 id={lastSame ? undefined : headingId}>
            {foundText(
              open.length + unread,
              sharedContact(request, open, unread === 0),
              lastOpen.created_at,
              now,
            )}
          </h3>
          <EarlierList requests={open} now={now} />
          {unread === 0 && (
            <>
              <p>{t('Are they by the same person?')}</p>
              <Row>
                <ActionButton variant="outlined" onClick={() => void decide(open, true)}>
                  {t('Same Person')}
                </ActionButton>
                <ActionButton onClick={() => void decide(open, false)}>{t('Someone Else')}</ActionButton>
              </Row>
            </>
          )}
        </div>
      )}
      {others.length > 0 && (
        <Row>
          <p>
            {counted(
              others.length,
              '1 earlier request is by someone else.',
              '{count} earlier requests are by someone else.',
            )}
          </p>
          <Button size="small" onClick={() => void decide(others, null)} sx={SMALL}>
            {t('Change')}
          </Button>
        </Row>
      )}
      {showMore && (
        <ActionButton onClick={handleMore} sx={{ justifySelf: 'start', ml: -1 }}>
          {isRest ? t('Show All ({count})', { count }) : t('Show More')}
        </ActionButton>
      )}
    </Part>
  );
}

const SMALL = { minHeight: 36, px: 1.25 };
