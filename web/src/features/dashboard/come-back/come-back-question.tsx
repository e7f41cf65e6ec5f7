import { styled } from '@mui/material/styles';
import {
  COME_BACK_ANSWERS,
  isComeBackDue,
  mayPlanComeBack,
} from '@prayer-community/domain/prayer-request/come-back';
import { t } from '@prayer-community/i18n/text';
import { useId } from 'react';
import { QuietText } from '../../../ui/quiet-text.ts';
import { shownName } from '../../../ui/team/staff-names.ts';
import { useNow } from '../../../ui/use-now.ts';
import { ActionButton } from '../action-button.tsx';
import { useDashboard } from '../dashboard-context.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { ANSWER_LABELS, comingDay } from './come-back-texts.ts';
import { useComeBack } from './use-come-back.ts';

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '12px 16px',
  borderRadius: 12,
  border: `1px solid ${theme.vars?.palette.divider}`,
  '& strong': { fontWeight: 600 },
  '& div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

/** Asks how it went once the date to come back is due. Says who planned it, although the whole team shares it. */
export function ComeBackQuestion({ request }: { request: StaffRequest }) {
  const { team } = useDashboard();
  const { come_back_at: at, come_back_by: planner } = request;
  const now = useNow(at !== null);
  const { answer, isUnderway } = useComeBack(request.id);
  const questionId = useId();
  if (at === null || !mayPlanComeBack(request)) {
    return null;
  }
  const name = planner === null ? null : shownName(team, planner, t('A former member'));
  if (!isComeBackDue(request, now)) {
    return name === null ? null : (
      <QuietText>{t('{name} planned to come back {day}.', { name, day: comingDay(at) })}</QuietText>
    );
  }
  return (
    <Group role="group" aria-labelledby={questionId}>
      <strong id={questionId}>{t('How did it go?')}</strong>
      {name !== null && <QuietText>{t('{name} planned this.', { name })}</QuietText>}
      <div>
        {COME_BACK_ANSWERS.map((how) => (
          <ActionButton
            key={how}
            variant="outlined"
            disabled={isUnderway}
            onClick={() => void answer(request, how)}
          >
            {t(ANSWER_LABELS[how])}
          </ActionButton>
        ))}
      </div>
    </Group>
  );
}
