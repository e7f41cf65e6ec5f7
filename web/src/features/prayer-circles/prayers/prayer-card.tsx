import { styled } from '@mui/material/styles';
import { type CirclePrayer, mayEditPrayer } from '@prayer-community/domain/prayer-circles/circle-prayer';
import type { CircleMember } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { counted, t } from '@prayer-community/i18n/text';
import { useId } from 'react';
import type { Identified } from '../../../firebase/parse-documents.ts';
import { AnsweredBadge } from '../../../ui/answered-badge.tsx';
import { InlineButton } from '../../../ui/inline-button.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { PrayButton } from '../../../ui/pray-button.tsx';
import { Actions, Card, Quiet } from '../stack.tsx';

const Text = styled('p')({ margin: 0, whiteSpace: 'pre-wrap', lineHeight: 1.6 });

interface PrayerCardProps {
  prayer: Identified<CirclePrayer<Date>>;
  author: string;
  own: CircleMember<Date>;
  onPray: () => void;
  onAnswered: () => void;
  onDelete: () => void;
}

export function PrayerCard({ prayer, author, own, onPray, onAnswered, onDelete }: PrayerCardProps) {
  const originId = useId();
  const hasPrayed = prayer.prayed_by.includes(own.user_id);
  const mayEdit = mayEditPrayer(own, prayer);
  return (
    <Card tabIndex={-1} data-card={prayer.id} data-answered={prayer.is_answered}>
      <Actions>
        <Quiet id={originId}>
          <bdi>{author}</bdi> · <Moment at={prayer.created_at} />
        </Quiet>
        {prayer.is_answered && <AnsweredBadge />}
      </Actions>
      <Text dir="auto">{prayer.prayer_text}</Text>
      <Quiet>{prayingText(prayer.prayed_by.length)}</Quiet>
      <Actions>
        <PrayButton hasPrayed={hasPrayed} describedBy={originId} onPray={onPray} />
        {mayEdit && !prayer.is_answered && (
          <InlineButton look="text" aria-describedby={originId} onClick={onAnswered}>
            {t('Mark as Answered')}
          </InlineButton>
        )}
        {mayEdit && (
          <InlineButton look="text" aria-describedby={originId} onClick={onDelete}>
            {t('Delete')}
          </InlineButton>
        )}
      </Actions>
    </Card>
  );
}

function prayingText(count: number): string {
  return count === 0
    ? t('Nobody has prayed for this yet.')
    : counted(count, '1 member prayed for this.', '{count} members prayed for this.');
}
