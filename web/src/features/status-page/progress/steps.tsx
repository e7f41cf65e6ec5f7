import { styled } from '@mui/material/styles';
import type { RequesterStatus } from '@prayer-community/domain/status-page/status-page';
import { type Message, message, t } from '@prayer-community/i18n/text';
import { VisuallyHidden } from '../../../ui/form/visually-hidden.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { TickIcon } from '../../../ui/tick-icon.tsx';
import { type ProgressStep, progressSteps } from './progress-steps.ts';

const DOT_PX = 28;

const List = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });

const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${DOT_PX}px minmax(0, 1fr)`,
  columnGap: 16,
  paddingBottom: 22,
  '&:last-of-type': { paddingBottom: 0 },
  // The line to the next step. Colored if the step is completed.
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: DOT_PX / 2 - 1,
    top: DOT_PX,
    bottom: 0,
    width: 2,
    background: theme.vars?.palette.divider,
  },
  '&[data-place="behind"]::before': { background: theme.vars?.palette.success.main },
  '& p': { margin: '2px 0 0', lineHeight: 1.5 },
}));

const Dot = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: DOT_PX,
  height: DOT_PX,
  borderRadius: '50%',
  border: `2px solid ${theme.vars?.palette.divider}`,
  color: theme.vars?.palette.success.contrastText,
  '[data-place="behind"] > &': {
    borderColor: theme.vars?.palette.success.main,
    background: theme.vars?.palette.success.main,
  },
  '[data-place="here"] > &': {
    borderColor: theme.vars?.palette.primary.main,
    background: theme.vars?.palette.primary.main,
    color: theme.vars?.palette.primary.contrastText,
    boxShadow: `0 0 0 4px color-mix(in srgb, ${theme.vars?.palette.primary.main} 22%, transparent)`,
  },
}));

const Title = styled('h3')(({ theme }) => ({
  margin: 0,
  fontSize: '1.0625rem',
  lineHeight: `${DOT_PX}px`,
  '[data-place="ahead"] &': { fontWeight: 500, color: theme.vars?.palette.text.secondary },
}));

const StepText = styled('p')(({ theme }) => ({
  '[data-place="ahead"] &, [data-place="behind"] &': { color: theme.vars?.palette.text.secondary },
}));

const When = styled('p')(({ theme }) => ({
  fontSize: '0.875rem',
  color: theme.vars?.palette.text.secondary,
}));

const SPOKEN: Record<ProgressStep['place'], Message> = {
  behind: message('Done:'),
  here: message('Now:'),
  ahead: message('Next:'),
};

export function Steps({ status }: { status: RequesterStatus }) {
  return (
    <List aria-label={t('Request progress')}>
      {progressSteps(status).map(({ name, title, text, place, reachedAt }) => (
        <Step key={name} data-place={place} aria-current={place === 'here' ? 'step' : undefined}>
          <Dot>{place !== 'ahead' && <TickIcon />}</Dot>
          <div>
            <Title>
              <VisuallyHidden>{t(SPOKEN[place])} </VisuallyHidden>
              {title}
            </Title>
            <StepText>{text}</StepText>
            {reachedAt !== null && (
              <When>
                <Moment at={new Date(reachedAt)} />
              </When>
            )}
          </div>
        </Step>
      ))}
    </List>
  );
}
