import { styled } from '@mui/material/styles';
import type { CircleMember } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { t } from '@prayer-community/i18n/text';
import { Badge } from '../../../ui/badge/badge.tsx';
import { InlineButton } from '../../../ui/inline-button.tsx';
import { trans } from '../../../ui/language/trans.ts';
import { Actions } from '../stack.tsx';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  minHeight: 56,
  paddingBlock: 4,
  overflowWrap: 'anywhere',
  '&:not(:last-child)': { borderBottom: `1px solid ${theme.vars?.palette.divider}` },
}));

const Name = styled('span')({ fontWeight: 600 });

interface MemberListProps {
  members: readonly CircleMember<Date>[];
  own: CircleMember<Date>;
  onRemove: (member: CircleMember<Date>) => void;
  onHandOver: (member: CircleMember<Date>) => void;
}

export function MemberList({ members, own, onRemove, onHandOver }: MemberListProps) {
  return (
    <List>
      {members.map((member) => {
        const isOwn = member.user_id === own.user_id;
        const name = <bdi>{member.display_name}</bdi>;
        return (
          <Row key={member.user_id} tabIndex={-1} data-card={member.user_id}>
            <Actions>
              <Name>{isOwn ? trans('{name} (you)', { name }) : name}</Name>
              {member.is_leader && <Badge tone="yellow">{t('Leader')}</Badge>}
            </Actions>
            {own.is_leader && !isOwn && (
              <Actions>
                <InlineButton
                  look="text"
                  aria-label={t('Make Leader: {name}', { name: member.display_name })}
                  onClick={() => onHandOver(member)}
                >
                  {t('Make Leader')}
                </InlineButton>
                <InlineButton
                  look="text"
                  aria-label={t('Remove {name}', { name: member.display_name })}
                  onClick={() => onRemove(member)}
                >
                  {t('Remove')}
                </InlineButton>
              </Actions>
            )}
          </Row>
        );
      })}
    </List>
  );
}
