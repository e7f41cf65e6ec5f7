import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import {
  CONFIDENTIAL_NOT_SHARED,
  maySharePublicly,
} from '@prayer-community/domain/request-form/prayer-request-rules';
import { type Message, message, t } from '@prayer-community/i18n/text';
import { useFormContext, useWatch } from 'react-hook-form';
import { CONFIDENTIAL_HINTS } from '../../../firebase/settings/confidential-hints.ts';
import { ChoiceGroup } from '../../../ui/form/choice-group.tsx';
import { SUBMISSION_TYPE_CHOICES, YES_NO_CHOICES } from '../choice-labels.ts';
import { FormSection } from '../form-section.tsx';
import { useConfidentialReaders } from './confidential-readers.ts';

const SHARING_HINT = message(
  'Everyone can read the Belief Wall. It shows only what you write, not your recording or your name.',
);

const UNWRITTEN_HINT = message('Without a written request, nothing is shown on the wall.');

export function SharingFields() {
  const { register } = useFormContext<PrayerRequestForm>();
  const submissionType = useWatch<PrayerRequestForm, 'submissionType'>({ name: 'submissionType' });
  const mayShare = maySharePublicly(submissionType);
  const sharingHint = useWatch({ compute: sharingHintOf });
  const readers = useConfidentialReaders(submissionType === 'confidential');
  return (
    <FormSection title={t('Your privacy')}>
      <ChoiceGroup
        legend={t('Who may read it?')}
        type="radio"
        choices={SUBMISSION_TYPE_CHOICES}
        registration={register('submissionType')}
        hint={t(CONFIDENTIAL_HINTS[readers])}
      />
      <ChoiceGroup
        legend={t('Share on the Belief Wall?')}
        type="radio"
        choices={YES_NO_CHOICES}
        registration={register('shareOnBeliefWall')}
        disabled={!mayShare}
        hint={t(mayShare ? sharingHint : CONFIDENTIAL_NOT_SHARED)}
      />
    </FormSection>
  );
}

function sharingHintOf({ shareOnBeliefWall, hasRecording, prayerText }: PrayerRequestForm): Message {
  const lacksText = hasRecording && prayerText.trim() === '';
  return shareOnBeliefWall === 'yes' && lacksText ? UNWRITTEN_HINT : SHARING_HINT;
}
