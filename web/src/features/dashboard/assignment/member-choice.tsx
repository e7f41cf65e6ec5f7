import { styled } from '@mui/material/styles';
import { fullName } from '@prayer-community/domain/staff/profile';
import { counted, t } from '@prayer-community/i18n/text';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ROLE_LABELS } from '../../../ui/team/member-labels.ts';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';
import { awayText } from '../availability/away-text.ts';

const Row = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '6px 12px 6px 0',
  minHeight: 56,
  borderRadius: 10,
  cursor: 'pointer',
  '&:hover': { background: theme.vars?.palette.action.hover },
}));

/** A native radio button. There is one per colleague, and MUI's is expensive to render. */
const Radio = styled('input')({ width: 20, height: 20, margin: '0 12px', flex: 'none', cursor: 'inherit' });

const Who = styled('span')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

const Name = styled('span')({ display: 'block', fontWeight: 600 });

const Details = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '0.875rem',
  color: theme.vars?.palette.text.secondary,
}));

interface MemberChoiceProps {
  member: StaffMember;
  /** The number of the member's open requests. Undefined until counted. */
  openCount: number | undefined;
  isSuggested: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

export function MemberChoice({ member, openCount, isSuggested, isChosen, onChoose }: MemberChoiceProps) {
  return (
    <Row>
      <Radio type="radio" name="assignee" checked={isChosen} onChange={onChoose} />
      <Who>
        <Name>{fullName(member)}</Name>
        <Details>
          {t(ROLE_LABELS[member.role])}
          {openCount !== undefined && ` · ${counted(openCount, '1 open request', '{count} open requests')}`}
        </Details>
        {isSuggested && <Badge tone="green">{t('Suggested')}</Badge>}
        {member.status === 'unavailable' && <Badge tone="grey">{awayText(member)}</Badge>}
      </Who>
    </Row>
  );
}
