import { styled } from '@mui/material/styles';
import { TESTIMONY_MAX_CHARS, UPDATE_MAX_CHARS } from '@prayer-community/domain/limits';
import type { StatusRefusal } from '@prayer-community/domain/status-page/status-page';
import { t } from '@prayer-community/i18n/text';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useTabDraft } from '../../ui/form/use-tab-draft.ts';
import { QuietText } from '../../ui/quiet-text.ts';
import { draftSubjects } from './draft-subjects.ts';

const Part = styled('div')({ display: 'grid', gap: 10, justifyItems: 'start', marginTop: 32 });
const Area = styled('div')({ width: '100%' });

interface UnsavedDraftsProps {
  statusKey: string;
  /** Why the page does not open. */
  reason: StatusRefusal['reason'];
  onDiscard: () => void;
}

/** What the requester wrote on a page that no longer opens, to copy or discard. Nothing if there is none. */
export function UnsavedDrafts({ statusKey, reason, onDiscard }: UnsavedDraftsProps) {
  const { update, testimony } = draftSubjects(statusKey);
  const hint =
    reason === 'off'
      ? t('This can’t be sent right now. You can copy it, or come back to this tab later.')
      : t('This can no longer be sent, but you can copy it.');
  return (
    <>
      <UnsavedDraft
        subject={update}
        label={t('Your unsent message')}
        maxChars={UPDATE_MAX_CHARS}
        hint={hint}
        onDiscard={onDiscard}
      />
      <UnsavedDraft
        subject={testimony}
        label={t('Your unsent testimony')}
        maxChars={TESTIMONY_MAX_CHARS}
        hint={hint}
        onDiscard={onDiscard}
      />
    </>
  );
}

interface UnsavedDraftProps {
  subject: string;
  label: string;
  maxChars: number;
  hint: string;
  onDiscard: () => void;
}

function UnsavedDraft({ subject, label, maxChars, hint, onDiscard }: UnsavedDraftProps) {
  const [typed, setTyped] = useTabDraft(subject);
  if (typed === '') {
    return null;
  }

  function discard(): void {
    onDiscard();
    setTyped('');
  }

  return (
    <Part data-saved>
      <Area>
        <TextArea label={label} rows={4} value={typed} maxChars={maxChars} readOnly />
      </Area>
      <QuietText role="status">{hint}</QuietText>
      <Button type="button" look="outlined" onClick={discard}>
        {t('Discard')}
      </Button>
    </Part>
  );
}
