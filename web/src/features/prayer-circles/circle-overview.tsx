import { text } from '@prayer-community/domain/texts/text';
import { useCallback, useState } from 'react';
import { useLiveQuery } from '../../firebase/use-live-query.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CircleList } from './circle-list.tsx';
import { CreateCircleForm } from './create-circle-form.tsx';
import { InviteForm } from './invite-form.tsx';
import type { NamedMember } from './member-gate.tsx';
import { Actions, Stack } from './stack.tsx';

const loadCircles = async () => (await import('./circle-queries.ts')).allCircles();

type OpenForm = 'create' | 'invite' | null;

/** The circles of the church, the forms to open one and to invite to one's own. */
export function CircleOverview({ member }: { member: NamedMember }) {
  const [openForm, setOpenForm] = useState<OpenForm>(null);
  const circles = useLiveQuery(loadCircles);
  const memberships = useLiveQuery(
    useCallback(async () => (await import('./circle-queries.ts')).membershipsOf(member.uid), [member.uid]),
  );
  const joined = new Set(
    memberships.state === 'ready' ? memberships.documents.map(({ circle_id }) => circle_id) : [],
  );
  const own = circles.state === 'ready' ? circles.documents.filter(({ id }) => joined.has(id)) : [];
  const close = () => setOpenForm(null);

  function toggle(form: OpenForm): void {
    setOpenForm((open) => (open === form ? null : form));
  }

  return (
    <Stack>
      <Actions>
        <Button aria-expanded={openForm === 'create'} onClick={() => toggle('create')}>
          {text('Create Circle')}
        </Button>
        {own.length > 0 && (
          <Button look="outlined" aria-expanded={openForm === 'invite'} onClick={() => toggle('invite')}>
            {text('Invite Member')}
          </Button>
        )}
      </Actions>
      {openForm === 'create' && (
        <Panel title={text('Create a Prayer Circle')}>
          <CreateCircleForm member={member} onClose={close} />
        </Panel>
      )}
      {openForm === 'invite' && own.length > 0 && (
        <Panel title={text('Invite to a Prayer Circle')}>
          <InviteForm circles={own} onClose={close} />
        </Panel>
      )}
      <CircleList circles={circles} memberships={memberships.state} joined={joined} member={member} />
    </Stack>
  );
}
