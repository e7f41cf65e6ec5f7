import { styled } from '@mui/material/styles';
import { COME_BACK_ANSWERS, isComeBackDue } from '@prayer-community/domain/prayer-request/come-back';
import { t } from '@prayer-community/i18n/text';
import { useId } from 'react';
import { useNow } from '../../../ui/use-now.ts';
import { ActionButton } from '../action-button.tsx';
import type { StaffRequest } from '../requests/staff-request.ts';
import { ANSWER_LABELS } from './come-back-texts.ts';
import { useComeBack } from './use-come-back.ts';

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '12px 16px',
  borderRadius: 12,
  border: `1px solid ${theme.vars?.palette.divider}`,
  '& p': { margin: 0, fontWeight: 600 },
  '& div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

export function ComeBackQuestion({ request }: { request: StaffRequest }) {
  const now = useNow(request.come_back_at !== null);
  const { answer, isUnderway } = useComeBack(request.id);
  const questionId = useId();
  if (!isComeBackDue(request, now)) {
    return null;
  }
  return (
    <Group role="group" aria-labelledby={questionId}>
      <p id={questionId}>{t('How did it go?')}</p>
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
