import { styled } from '@mui/material/styles';
import { openQuestion, SET_UP_QUESTIONS } from '@prayer-community/domain/settings/set-up';
import { t } from '@prayer-community/i18n/text';
import { Navigate } from 'react-router-dom';
import { PATHS } from '../../../config/paths.ts';
import { useSettings } from '../../../firebase/settings/use-settings.ts';
import { ButtonLink } from '../../../ui/button.tsx';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '16px 20px 20px',
  background: theme.vars?.palette.background.paper,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 16,
  '& h2': { ...theme.typography.h2, fontSize: '1.25rem', margin: 0 },
  '& p': { margin: 0 },
}));

/** Opens the setup if it was never started, and offers to continue an unfinished one. Renders nothing once it is finished. */
export function SetUpCard() {
  const live = useSettings('set_up');
  if (live.state !== 'ready' || live.settings.state === 'finished') {
    return null;
  }
  if (live.settings.state === 'new') {
    return <Navigate to={PATHS.setUp} replace />;
  }
  const open = openQuestion(live.settings);
  return (
    <Card aria-labelledby="set-up-card">
      <h2 id="set-up-card">{t('Finish setting up')}</h2>
      <p>
        {open === null
          ? t('One step is left: send a first request.')
          : t('Question {position} of {count} is next.', {
              position: SET_UP_QUESTIONS.indexOf(open) + 1,
              count: SET_UP_QUESTIONS.length,
            })}
      </p>
      <ButtonLink to={PATHS.setUp} look="outlined">
        {t('Continue Setup')}
      </ButtonLink>
    </Card>
  );
}
