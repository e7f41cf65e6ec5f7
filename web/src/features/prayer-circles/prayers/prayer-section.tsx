import type { CircleMember } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { t } from '@prayer-community/i18n/text';
import { useCallback, useRef } from 'react';
import { useGrowingQuery } from '../../../firebase/use-growing-query.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RetryButton } from '../../../ui/retry-button.tsx';
import { useConfirmation } from '../../../ui/use-confirmation.ts';
import { useListFocus } from '../../../ui/use-list-focus.ts';
import { ShowMore } from '../show-more.tsx';
import { Actions, Cards, Quiet, SectionTitle, Stack } from '../stack.tsx';
import { prayerActions } from './prayer-actions.ts';
import { PrayerCard } from './prayer-card.tsx';
import { SharePrayerForm } from './share-prayer-form.tsx';

const PRAYERS_PER_PAGE = 100;

interface PrayerSectionProps {
  circleId: string;
  /** The current member's own membership. */
  own: CircleMember<Date>;
  members: readonly CircleMember<Date>[];
}

export function PrayerSection({ circleId, own, members }: PrayerSectionProps) {
  const { confirmation, ask, close } = useConfirmation();
  const section = useRef<HTMLDivElement>(null);
  useListFocus(section);
  const prayers = useGrowingQuery(
    useCallback(
      async (count: number) => (await import('../circle-queries.ts')).prayersOf(circleId, count),
      [circleId],
    ),
    PRAYERS_PER_PAGE,
  );
  const actions = prayerActions(circleId, own.user_id);
  const names = new Map(members.map((member) => [member.user_id, member.display_name]));

  return (
    <Stack ref={section} role="group" aria-label={t('Prayers')} tabIndex={-1}>
      <Panel title={t('Share a Prayer')}>
        <SharePrayerForm circleId={circleId} uid={own.user_id} />
      </Panel>
      <SectionTitle>{t('Prayers')}</SectionTitle>
      {prayers.state === 'loading' && <Quiet role="status">{t('Loading...')}</Quiet>}
      {prayers.state === 'error' && (
        <Actions>
          <Quiet role="status">{t('Failed to load the prayers of this circle.')}</Quiet>
          <RetryButton look="outlined" onRetry={prayers.retry} />
        </Actions>
      )}
      {prayers.state === 'ready' && prayers.documents.length === 0 && (
        <Quiet role="status">{t('No prayers yet. Be the first to share one.')}</Quiet>
      )}
      {prayers.state === 'ready' && prayers.documents.length > 0 && (
        <Cards>
          {prayers.documents.map((prayer) => (
            <PrayerCard
              key={prayer.id}
              prayer={prayer}
              author={names.get(prayer.created_by) ?? t('A former member')}
              own={own}
              onPray={() => void actions.pray(prayer.id)}
              onAnswered={() => ask(actions.markAnswered(prayer.id))}
              onDelete={() => ask(actions.takeDown(prayer.id))}
            />
          ))}
        </Cards>
      )}
      <ShowMore list={prayers} />
      <ConfirmDialog confirmation={confirmation} onClose={close} />
    </Stack>
  );
}
