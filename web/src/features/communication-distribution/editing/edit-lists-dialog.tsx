import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { fullName } from '@prayer-community/domain/staff/profile';
import { t } from '@prayer-community/i18n/text';
import { useId, useState } from 'react';
import { DialogActions, DialogContent } from '../../../ui/dialog.tsx';
import { FormDialogFrame } from '../../../ui/form/form-dialog.tsx';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';
import { useUnderway } from '../../../ui/use-underway.ts';
import { useDistributionKnowledge } from '../distribution-context.ts';
import { toastFailure, toastSuccess } from '../distribution-toasts.ts';
import { listName, methodsInOrder } from '../list-names.ts';
import { chooseLists } from './choose-lists.ts';

interface EditListsDialogProps {
  member: StaffMember;
  onClose: () => void;
}

/** Edits a leader's lists. Saves all changes at once, and stays open if that fails. */
export function EditListsDialog({ member, onClose }: EditListsDialogProps) {
  const { groups, methods, memberships, ownUid } = useDistributionKnowledge();
  const lists = methodsInOrder(groups, methods);
  const [listed] = useState<ReadonlySet<string>>(
    () =>
      new Set(memberships.filter(({ user_id }) => user_id === member.id).map(({ method_id }) => method_id)),
  );
  const [chosen, setChosen] = useState(listed);
  const [isUnderway, run] = useUnderway();
  const titleId = useId();
  const name = fullName(member);

  function choose(methodId: string, isChosen: boolean): void {
    setChosen(new Set([...chosen].filter((id) => id !== methodId).concat(isChosen ? methodId : [])));
  }

  async function save(): Promise<void> {
    try {
      await chooseLists(
        member.id,
        lists.map(({ id }) => id).filter((id) => chosen.has(id) !== listed.has(id)),
        chosen,
        ownUid,
      );
      toastSuccess(t('Distribution Updated'), t('Saved the lists of {name}.', { name }));
      onClose();
    } catch (error) {
      toastFailure('lists', error);
    }
  }

  return (
    <FormDialogFrame titleId={titleId} isSubmitting={isUnderway} onClose={onClose} maxWidth="xs">
      <DialogTitle id={titleId}>{t('Edit Distribution')}</DialogTitle>
      <DialogContent>
        <p style={{ marginTop: 0 }}>{t('{name} is on these lists:', { name })}</p>
        <fieldset style={GROUP} aria-label={t('Lists of {name}', { name })}>
          {lists.map((list) => (
            <FormControlLabel
              key={list.id}
              label={listName(groups, list)}
              sx={{ display: 'flex', minHeight: 44 }}
              control={
                <Checkbox
                  checked={chosen.has(list.id)}
                  onChange={(_event, isChosen) => !isUnderway && choose(list.id, isChosen)}
                  slotProps={{ input: { 'aria-disabled': isUnderway } }}
                />
              }
            />
          ))}
        </fieldset>
      </DialogContent>
      <DialogActions>
        <Button onClick={isUnderway ? undefined : onClose} aria-disabled={isUnderway}>
          {t('Cancel')}
        </Button>
        <Button variant="contained" aria-disabled={isUnderway} onClick={() => void run(save)}>
          {isUnderway ? t('Saving…') : t('Save')}
        </Button>
      </DialogActions>
    </FormDialogFrame>
  );
}

const GROUP = { margin: 0, padding: 0, border: 0, minWidth: 0 };
