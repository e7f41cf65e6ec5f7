import Button from '@mui/material/Button';
import DialogTitle from '@mui/material/DialogTitle';
import { mayBeAssignee } from '@prayer-community/domain/prayer-request/request-transitions';
import { fullName } from '@prayer-community/domain/staff/profile';
import { type Message, message, t } from '@prayer-community/i18n/text';
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { Dialog, DialogActions, DialogContent } from '../../../ui/dialog.tsx';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';
import { awayText } from '../availability/away-text.ts';
import { useDashboard } from '../dashboard-context.ts';
import { FAILURE_TEXTS } from '../dashboard-toasts.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { MemberChoice } from './member-choice.tsx';
import { useOpenCounts } from './use-open-counts.ts';

interface AssignDialogProps {
  request: StaffRequest;
  suggested: StaffMember | null;
  onChosen: (assigneeUid: string) => void;
  onCancel: () => void;
}

/** Assigns the request to an eligible member. Asks for confirmation if that member is away. */
export function AssignDialog({ request, suggested, onChosen, onCancel }: AssignDialogProps) {
  const { team, isTeamKnown } = useDashboard();
  const titleId = useId();
  const eligible = (team ?? [])
    .filter((member) => mayBeAssignee(member, request))
    .toSorted((one, other) => Number(other.id === suggested?.id) - Number(one.id === suggested?.id));
  const openCountOf = useOpenCounts();
  const [chosenUid, setChosenUid] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const chosen = eligible.find(({ id }) => id === chosenUid);
  // The member in question may be removed meanwhile.
  const asksAbout = isAsking ? chosen : undefined;

  /** The second click of a double click must not answer the question that the first one asked. */
  function handleAssign(member: StaffMember, { detail: clicks }: MouseEvent): void {
    if (member.status === 'unavailable' && !asksAbout) {
      setIsAsking(true);
    } else if (!asksAbout || clicks < 2) {
      onChosen(member.id);
    }
  }

  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{t('Assign Request')}</DialogTitle>
      <DialogContent>
        {asksAbout ? (
          <p role="alert">
            {t('{name} is away: {away}. Assign the request anyway?', {
              name: fullName(asksAbout),
              away: withinSentence(awayText(asksAbout)),
            })}
          </p>
        ) : (
          <fieldset style={GROUP} aria-label={t('Team members')}>
            {eligible.map((member) => (
              <MemberChoice
                key={member.id}
                member={member}
                openCount={openCountOf(member.id)}
                isSuggested={member.id === suggested?.id}
                isChosen={member.id === chosenUid}
                onChoose={() => {
                  setChosenUid(member.id);
                  setIsAsking(false);
                }}
              />
            ))}
            {eligible.length === 0 && <p role="status">{t(nobodyText(team, isTeamKnown))}</p>}
          </fieldset>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={asksAbout ? () => setIsAsking(false) : onCancel}>
          {asksAbout ? t('Back') : t('Cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={chosen === undefined}
          onKeyDown={ignoreRepeats}
          onClick={(event) => chosen && handleAssign(chosen, event)}
        >
          {asksAbout ? t('Assign Anyway') : t('Assign')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A key that is held must not answer the question that it has just asked. */
function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat) {
    event.preventDefault();
  }
}

function nobodyText(team: readonly StaffMember[] | null, isTeamKnown: boolean): Message {
  if (!isTeamKnown) {
    return message('Loading team members…');
  }
  return team === null ? FAILURE_TEXTS.loadTeam : message('This request can’t be assigned to anyone else.');
}

const GROUP = { margin: 0, padding: 0, border: 0, minWidth: 0 };

/** Lowercases only the first letter of a text, so it fits within a sentence while month names keep their capitals. */
function withinSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
