import { t } from '@prayer-community/i18n/text';
import { useRef, useState } from 'react';
import { useIsLeaderOnPublicScreen } from '../../session/use-is-leader-on-public-screen.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CircleList } from './circle-list.tsx';
import { CreateCircleForm } from './create-circle-form.tsx';
import { EveryCircle } from './every-circle.tsx';
import { InviteForm } from './invite-form.tsx';
import type { NamedMember } from './require-named-member.tsx';
import { Actions, Stack } from './stack.tsx';
import { useInvitations, useOwnCircles } from './use-circles.ts';

type OpenForm = 'create' | 'invite' | null;

export function CircleOverview({ member }: { member: NamedMember }) {
  const [openForm, setOpenForm] = useState<OpenForm>(null);
  const circles = useOwnCircles(member.uid);
  const invitations = useInvitations(member.email);
  const isLeadership = useIsLeaderOnPublicScreen();
  const own = circles.state === 'ready' ? circles.documents : [];
  const creator = useRef<HTMLButtonElement>(null);
  const inviter = useRef<HTMLButtonElement>(null);

  function close(): void {
    const opener = openForm === 'create' ? creator : inviter;
    opener.current?.focus();
    setOpenForm(null);
  }

  function toggle(form: OpenForm): void {
    setOpenForm((open) => (open === form ? null : form));
  }

  return (
    <Stack>
      <Actions>
        <Button ref={creator} aria-expanded={openForm === 'create'} onClick={() => toggle('create')}>
          {t('Create Circle')}
        </Button>
        {own.length > 0 && (
          <Button
            ref={inviter}
            look="outlined"
            aria-expanded={openForm === 'invite'}
            onClick={() => toggle('invite')}
          >
            {t('Invite Member')}
          </Button>
        )}
      </Actions>
      {openForm === 'create' && (
        <Panel title={t('Create a Prayer Circle')}>
          <CreateCircleForm member={member} onClose={close} />
        </Panel>
      )}
      {openForm === 'invite' && own.length > 0 && (
        <Panel title={t('Invite to a Prayer Circle')}>
          <InviteForm circles={own} onClose={close} />
        </Panel>
      )}
      <CircleList own={circles} invitations={invitations} member={member} />
      {isLeadership && <EveryCircle />}
    </Stack>
  );
}
