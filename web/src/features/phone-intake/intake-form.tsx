import { styled } from '@mui/material/styles';
import { NAME_MAX_CHARS, PHONE_MAX_CHARS, PRAYER_TEXT_MAX_CHARS } from '@prayer-community/domain/limits';
import { requestLink } from '@prayer-community/domain/prayer-request/request-link';
import { areRepliesOn } from '@prayer-community/domain/replies/reply-route';
import { LANGUAGES } from '@prayer-community/i18n/language';
import { t } from '@prayer-community/i18n/text';
import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useSmsSetup } from '../../firebase/deliveries/use-sms-setup.ts';
import { CONFIDENTIAL_HINTS } from '../../firebase/settings/confidential-hints.ts';
import { useSettings } from '../../firebase/settings/use-settings.ts';
import { Button } from '../../ui/button.tsx';
import { AnnouncedErrorsContext } from '../../ui/form/announced-errors.ts';
import { Choice } from '../../ui/form/choice.tsx';
import { CountedTextArea } from '../../ui/form/counted-text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { trans } from '../../ui/language/trans.ts';
import { paper } from '../../ui/paper.ts';
import { QuietText } from '../../ui/quiet-text.ts';
import { LANGUAGE_LABELS } from '../../ui/team/request-labels.ts';
import { hasText, type RecordedCall, useIntake } from './use-intake.ts';

const Sheet = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  maxWidth: 760,
  padding: '24px 20px 28px',
  ...paper(theme),
  [theme.breakpoints.up('sm')]: { padding: '28px 32px 32px' },
}));

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Pills = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 600 },
});

const Last = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 20px',
  color: theme.vars?.palette.text.secondary,
  '& kbd': {
    padding: '1px 7px',
    borderRadius: 6,
    border: `1px solid ${theme.vars?.palette.divider}`,
    font: 'inherit',
    fontSize: '0.875rem',
  },
}));

/** Hidden on phones, which have no such keys. */
const KeyHint = styled('span')({ '@media (hover: none)': { display: 'none' } });

interface IntakeFormProps {
  uid: string;
  /** If false, only a call that was already begun is shown, to copy it or to find out whether it was stored. */
  isOffered: boolean;
}

/** The fields follow a phone call: first the request, then the caller. */
export function IntakeForm({ uid, isOffered }: IntakeFormProps) {
  const { form, isSending, isTried, recorded, submit, clear, preload } = useIntake(uid);
  const { register, control, formState, setValue } = form;
  const prayerText = useWatch({ control, name: 'prayerText' });
  const isBegun = useWatch({ control, compute: hasText });
  const isReadOnly = isSending || !isOffered;
  // A repeated call is recognized even while calls are turned off.
  const maySend = isOffered || isTried;
  const privacy = useSettings('privacy');
  const readers = privacy.state === 'ready' ? privacy.settings.confidential_visible_to : 'unknown';
  const requesters = useSettings('requesters');
  const areRepliesOffered = requesters.state !== 'ready' || areRepliesOn(requesters.settings);
  const isSmsSetUp = useSmsSetup(areRepliesOffered);
  const offersText = areRepliesOffered && isSmsSetUp !== false;
  const readersId = useId();
  const submitButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A call that was tried is repeated as it was.
    if (!offersText && !isTried) {
      setValue('agreesToText', false);
    }
  }, [offersText, isTried, setValue]);

  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    }
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    // The choices are inert while they are sent, and would lose the focus.
    if (document.activeElement?.closest('fieldset')) {
      submitButton.current?.focus();
    }
    if (maySend) {
      submit();
    }
  }

  function handleDiscard({ currentTarget }: MouseEvent<HTMLElement>): void {
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    clear();
  }

  if (!isOffered && !isBegun) {
    return <RecordedCalls recorded={recorded} />;
  }

  return (
    <AnnouncedErrorsContext value>
      <Sheet
        noValidate
        data-saved
        autoComplete="off"
        aria-label={t('A phone call')}
        onFocus={preload}
        onKeyDown={handleKeyDown}
        onSubmit={handleSubmit}
      >
        <CountedTextArea
          label={t('What would the caller like prayer for?')}
          required
          maxLength={PRAYER_TEXT_MAX_CHARS}
          mayExceed
          length={prayerText.length}
          error={formState.errors.prayerText?.message}
          readOnly={isReadOnly}
          {...register('prayerText')}
        />
        <Pair>
          <TextField
            label={t('Caller’s name')}
            autoComplete="off"
            maxLength={NAME_MAX_CHARS}
            error={formState.errors.callerName?.message}
            readOnly={isReadOnly}
            {...register('callerName')}
          />
          <TextField
            label={t('Phone number')}
            type="tel"
            autoComplete="off"
            maxLength={PHONE_MAX_CHARS}
            error={formState.errors.phone?.message}
            readOnly={isReadOnly}
            {...register('phone')}
          />
        </Pair>
        <Pills inert={isReadOnly}>
          <legend>{t('Caller’s language')}</legend>
          {LANGUAGES.map((language) => (
            <Choice
              key={language}
              type="radio"
              value={language}
              label={t(LANGUAGE_LABELS[language])}
              {...register('language')}
            />
          ))}
        </Pills>
        <Pills inert={isReadOnly}>
          <legend>{t('Check what applies')}</legend>
          <Choice type="checkbox" label={t('Urgent')} {...register('isUrgent')} />
          <Choice
            type="checkbox"
            label={t('Confidential')}
            aria-describedby={readersId}
            {...register('isConfidential')}
          />
          {offersText && (
            <Choice
              type="checkbox"
              label={t('Text message with a private link')}
              {...register('agreesToText', { deps: ['phone'] })}
            />
          )}
          <QuietText id={readersId}>{t(CONFIDENTIAL_HINTS[readers])}</QuietText>
        </Pills>
        {!isOffered && (
          <QuietText role="status">
            {isTried
              ? t('Save this call again to see whether it was already saved.')
              : t('This can no longer be sent, but you can copy it.')}
          </QuietText>
        )}
        <Last>
          {maySend && (
            <Button ref={submitButton} type="submit" aria-disabled={isSending}>
              {isSending ? t('Saving…') : t('Save Request')}
            </Button>
          )}
          {isOffered ? (
            <KeyHint>
              {trans('or {control} + {enter} from any field', {
                control: <kbd>Ctrl</kbd>,
                enter: <kbd>Enter</kbd>,
              })}
            </KeyHint>
          ) : (
            !isSending && (
              <Button type="button" look="outlined" onClick={handleDiscard}>
                {t('Discard')}
              </Button>
            )
          )}
        </Last>
      </Sheet>
      <RecordedCalls recorded={recorded} />
    </AnnouncedErrorsContext>
  );
}

const Recorded = styled('section')(({ theme }) => ({
  marginTop: 32,
  '& h2': { ...theme.typography.h2, margin: '0 0 8px' },
  '& ul': { margin: 0, paddingInlineStart: 20 },
  '& li': { paddingBlock: 6 },
  '& a': { color: theme.vars?.palette.primary.main, textUnderlineOffset: 3 },
}));

function RecordedCalls({ recorded }: { recorded: readonly RecordedCall[] }) {
  if (recorded.length === 0) {
    return null;
  }
  return (
    <Recorded aria-labelledby="recorded-heading">
      <h2 id="recorded-heading">{t('Saved just now ({count})', { count: recorded.length })}</h2>
      <ul>
        {recorded.map(({ id, caller }) => (
          <li key={id}>
            <Link to={requestLink(id)}>{caller}</Link>
          </li>
        ))}
      </ul>
    </Recorded>
  );
}
