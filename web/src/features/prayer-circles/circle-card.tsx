import { styled } from '@mui/material/styles';
import type { PrayerCircle } from '@prayer-community/domain/prayer-circle';
import { counted, text } from '@prayer-community/domain/texts/text';
import { useNavigate } from 'react-router-dom';
import { circlePath } from '../../config/paths.ts';
import type { Identified } from '../../firebase/parse-documents.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { JoinButton } from './join-button.tsx';
import type { NamedMember } from './member-gate.tsx';
import { RemoveCircle } from './remove-circle.tsx';
import { Actions, Card, Quiet } from './stack.tsx';

const Name = styled('h3')(({ theme }) => ({ ...theme.typography.h2, fontSize: '1.25rem', margin: 0 }));

interface CircleCardProps {
  circle: Identified<PrayerCircle<Date>>;
  isJoined: boolean;
  member: NamedMember;
  /** True where a leader looks. */
  isLeadership: boolean;
}

/** A circle as everybody sees it, with the way in. */
export function CircleCard({ circle, isJoined, member, isLeadership }: CircleCardProps) {
  const { id, name, description, topic, member_count } = circle;
  const navigate = useNavigate();
  return (
    <Card>
      <Name>{name}</Name>
      {description && <Quiet>{description}</Quiet>}
      <Actions>
        {topic && <Badge tone="blue">{topic}</Badge>}
        <Quiet>{memberCount(member_count)}</Quiet>
      </Actions>
      <Actions>
        {isJoined ? (
          <ButtonLink to={circlePath(id)} aria-label={text('Open Circle {name}', { name })}>
            {text('Open Circle')}
          </ButtonLink>
        ) : (
          <JoinButton
            circleId={id}
            circleName={name}
            member={member}
            onJoined={() => navigate(circlePath(id))}
          />
        )}
        {isLeadership && <RemoveCircle circleId={id} circleName={name} />}
      </Actions>
    </Card>
  );
}

/** How many members a circle has, in words. */
export function memberCount(count: number): string {
  return counted(count, '1 member', '{count} members');
}
