import { styled } from '@mui/material/styles';
import { type CirclePrayer, mayTendPrayer } from '@prayer-community/domain/circle-prayer';
import type { CircleMember } from '@prayer-community/domain/prayer-circle';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Actions, Card, Quiet } from '../stack.tsx';

const Text = styled('p')({ margin: 0, whiteSpace: 'pre-wrap', lineHeight: 1.6 });

interface PrayerCardProps {
  prayer: CirclePrayer<Date>;
  author: string;
  own: CircleMember<Date>;
  onPray: () => void;
  onAnswered: () => void;
  onDelete: () => void;
}

/** A prayer with who prays for it, and what the member may do about it. */
export function PrayerCard({ prayer, author, own, onPray, onAnswered, onDelete }: PrayerCardProps) {
  const hasPrayed = prayer.prayed_by.includes(own.user_id);
  const mayTend = mayTendPrayer(own, prayer);
  return (
    <Card data-answered={prayer.is_answered}>
      <Actions>
        <Quiet>
          {author} · {prayer.created_at.toLocaleDateString()}
        </Quiet>
        {prayer.is_answered && <Badge tone="green">Answered</Badge>}
      </Actions>
      <Text>{prayer.prayer_text}</Text>
      <Quiet role="status">{prayingText(prayer.prayed_by.length)}</Quiet>
      <Actions>
        {/* Not `disabled`: the button that was pressed keeps the focus. */}
        <Button
          look={hasPrayed ? 'text' : 'outlined'}
          aria-disabled={hasPrayed}
          onClick={hasPrayed ? undefined : onPray}
          style={hasPrayed ? { cursor: 'default' } : undefined}
        >
          {hasPrayed ? '🙏 You prayed for this' : '🙏 Pray'}
        </Button>
        {mayTend && !prayer.is_answered && (
          <Button look="text" onClick={onAnswered}>
            Mark as Answered
          </Button>
        )}
        {mayTend && (
          <Button look="text" onClick={onDelete}>
            Delete
          </Button>
        )}
      </Actions>
    </Card>
  );
}

function prayingText(count: number): string {
  switch (count) {
    case 0:
      return 'Nobody has prayed for this yet.';
    case 1:
      return '1 member prayed for this.';
    default:
      return `${count} members prayed for this.`;
  }
}
