import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { mayBeOnList } from '@prayer-community/domain/distribution/distribution';
import { DISTRIBUTION_MESSAGES } from '@prayer-community/domain/distribution/distribution-form';
import { fullName } from '@prayer-community/domain/staff/profile';
import { type Message, message, t } from '@prayer-community/i18n/text';
import { type FormEvent, useRef, useState } from 'react';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ROLE_LABELS } from '../../../ui/team/member-labels.ts';
import { useUnderway } from '../../../ui/use-underway.ts';
import { useDistributionKnowledge } from '../distribution-context.ts';
import { toastAlreadyAdded, toastFailure, toastSuccess } from '../distribution-toasts.ts';
import { listName, methodsInOrder } from '../list-names.ts';
import { addToList } from './add-to-list.ts';
import { AlreadyListedError } from './already-listed-error.ts';

const Form = styled('form')({ display: 'grid', gap: 16 });

const NOTHING = { value: '', label: message('Please choose') };

export function AddToListCard() {
  const { groups, methods, members, ownUid } = useDistributionKnowledge();
  const [methodId, setMethodId] = useState('');
  const [memberUid, setMemberUid] = useState('');
  const [problem, setProblem] = useState<{ field: 'list' | 'member'; text: string }>();
  const listSelect = useRef<HTMLSelectElement>(null);
  const memberSelect = useRef<HTMLSelectElement>(null);
  const [isUnderway, run] = useUnderway();
  const lists = methodsInOrder(groups, methods);
  const method = lists.find(({ id }) => id === methodId);
  const member = members.find(({ id }) => id === memberUid);

  function refuse(field: 'list' | 'member', reason: Message): void {
    setProblem({ field, text: t(reason) });
    (field === 'list' ? listSelect : memberSelect).current?.focus();
  }

  function add(event: FormEvent): void {
    event.preventDefault();
    if (isUnderway) {
      return;
    }
    if (method === undefined || member === undefined) {
      refuse(method === undefined ? 'list' : 'member', DISTRIBUTION_MESSAGES.bothRequired);
      return;
    }
    if (!mayBeOnList(member.role, method.group_id)) {
      refuse('member', DISTRIBUTION_MESSAGES.leadersOnly);
      return;
    }
    void run(async () => {
      try {
        await addToList(method.id, member.id, ownUid);
        toastSuccess(
          t('Member Added'),
          t('{name} is now on {list}.', { name: fullName(member), list: listName(groups, method) }),
        );
        setMemberUid((uid) => (uid === member.id ? '' : uid));
      } catch (error) {
        if (error instanceof AlreadyListedError) {
          toastAlreadyAdded();
        } else {
          toastFailure('add', error);
        }
      }
    });
  }

  return (
    <Panel title={t('Add Member to Distribution List')}>
      <Form noValidate onSubmit={add}>
        <SelectField
          ref={listSelect}
          label={t('Distribution list')}
          value={methodId}
          options={[NOTHING, ...lists.map((list) => ({ value: list.id, label: listName(groups, list) }))]}
          error={problem?.field === 'list' ? problem.text : undefined}
          onChoose={(id) => {
            setMethodId(id);
            setProblem(undefined);
          }}
        />
        <SelectField
          ref={memberSelect}
          label={t('Member')}
          value={memberUid}
          options={[
            NOTHING,
            ...members.map((each) => ({
              value: each.id,
              label: `${fullName(each)} (${t(ROLE_LABELS[each.role])})`,
            })),
          ]}
          error={problem?.field === 'member' ? problem.text : undefined}
          onChoose={(uid) => {
            setMemberUid(uid);
            setProblem(undefined);
          }}
        />
        <Button type="submit" variant="contained" aria-disabled={isUnderway}>
          {isUnderway ? t('Adding…') : t('Add to List')}
        </Button>
      </Form>
    </Panel>
  );
}
