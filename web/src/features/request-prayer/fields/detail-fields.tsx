import { styled } from '@mui/material/styles';
import { asksAboutNamed, isNamedPeopleAnswered } from '@prayer-community/domain/request-form/named-people';
import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import { t } from '@prayer-community/i18n/text';
import { useLayoutEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Chevron } from '../../../ui/chevron.tsx';
import { ChoiceGroup } from '../../../ui/form/choice-group.tsx';
import { useIdentity } from '../../../ui/identity/identity.ts';
import { paper } from '../../../ui/paper.ts';
import { CATEGORY_CHOICES, URGENCY_CHOICES } from '../choice-labels.ts';
import { chosenDetails } from './chosen-details.ts';
import { ConsentFields } from './consent-fields.tsx';

const Details = styled('details')(({ theme }) => ({
  ...paper(theme),
  // The browser's internal box in between does not pass on an inherited `box-sizing`.
  '& > div': { display: 'grid', gap: 24, padding: '4px 20px 28px', boxSizing: 'border-box' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  [theme.breakpoints.up('sm')]: { '& > div': { padding: '4px 36px 36px' } },
}));

const Summary = styled('summary')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '16px 20px',
  borderRadius: 20,
  fontWeight: 600,
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { flexShrink: 0 },
  [theme.breakpoints.up('sm')]: { padding: '20px 36px' },
}));

const FOLDED = ['urgencyLevel', 'categories', 'namedPeople'] as const;
/** The fields that determine whether the form asks for consent. */
const DECIDING = ['isOnBehalf', 'submissionType', 'shareOnBeliefWall'] as const;

/** Details that most visitors leave as they are, collapsed into a one-line summary. Opens if an answer is missing or invalid. */
export function DetailFields() {
  const { register } = useFormContext<PrayerRequestForm>();
  const [urgencyLevel, categories, namedPeople] = useWatch<PrayerRequestForm, typeof FOLDED>({
    name: FOLDED,
  });
  const [isOnBehalf, submissionType, shareOnBeliefWall] = useWatch<PrayerRequestForm, typeof DECIDING>({
    name: DECIDING,
  });
  const { errors } = useFormState<PrayerRequestForm>({ name: FOLDED });
  const asksConsent =
    useIdentity()?.asks.consent !== false &&
    asksAboutNamed({ isOnBehalf, submissionType, shareOnBeliefWall });
  const [isOpen, setIsOpen] = useState(false);
  const isUnanswered = asksConsent && !isNamedPeopleAnswered({ isOnBehalf, namedPeople });
  const mustOpen = isUnanswered || FOLDED.some((name) => errors[name] !== undefined);
  useLayoutEffect(() => {
    if (mustOpen) {
      setIsOpen(true);
    }
  }, [mustOpen]);
  const consent = asksConsent ? (isUnanswered ? 'unanswered' : namedPeople) : null;
  return (
    <Details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <Summary>
        {chosenDetails({ urgencyLevel, categories, consent }).join(' · ')}
        <Chevron to="down" />
      </Summary>
      <div>
        {asksConsent && <ConsentFields isOnBehalf={isOnBehalf} shareOnBeliefWall={shareOnBeliefWall} />}
        <ChoiceGroup
          legend={t('How urgent is it?')}
          type="radio"
          choices={URGENCY_CHOICES}
          registration={register('urgencyLevel')}
        />
        <ChoiceGroup
          legend={t('What is it about?')}
          hint={t('Choose any that fit.')}
          type="checkbox"
          choices={CATEGORY_CHOICES}
          registration={register('categories')}
        />
      </div>
    </Details>
  );
}
