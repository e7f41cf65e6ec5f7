import { styled } from '@mui/material/styles';
import { TESTIMONY_MAX_CHARS, UPDATE_MAX_CHARS } from '@prayer-community/domain/limits';
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
  onDiscard: () => void;
}

/** What the requester wrote on a page that no longer opens, to copy or discard. Nothing if there is none. */
export function UnsavedDrafts({ statusKey, onDiscard }: UnsavedDraftsProps) {
  const { update, testimony } = draftSubjects(statusKey);
  return (
    <>
      <UnsavedDraft
        subject={update}
        label={t('Your unsent message')}
        maxChars={UPDATE_MAX_CHARS}
        onDiscard={onDiscard}
      />
      <UnsavedDraft
        subject={testimony}
        label={t('Your unsent testimony')}
        maxChars={TESTIMONY_MAX_CHARS}
        onDiscard={onDiscard}
      />
    </>
  );
}

interface UnsavedDraftProps {
  subject: string;
  label: string;
  maxChars: number;
  onDiscard: () => void;
}

function UnsavedDraft({ subject, label, maxChars, onDiscard }: UnsavedDraftProps) {
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
      <QuietText role="status">{t('This can no longer be sent, but you can copy it.')}</QuietText>
      <Button type="button" look="outlined" onClick={discard}>
        {t('Discard')}
      </Button>
    </Part>
  );
}
