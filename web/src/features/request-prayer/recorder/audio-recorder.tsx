import { styled } from '@mui/material/styles';
import { AUDIO_MAX_SECONDS } from '@prayer-community/domain/limits';
import { message, t } from '@prayer-community/i18n/text';
import { use, useEffect, useId, useRef } from 'react';
import { AudioIcon } from '../../../ui/audio-player/audio-icon.tsx';
import { AudioPlayer } from '../../../ui/audio-player/audio-player.tsx';
import { Button } from '../../../ui/button.tsx';
import { InlineButton } from '../../../ui/inline-button.tsx';
import { FormContext } from '../form-context.ts';
import { LeaveQuestion } from '../leave-question.tsx';
import { LevelMeter } from './level-meter.tsx';
import { RecordButton } from './record-button.tsx';
import { CONFIRMED } from './recorder-icons.ts';
import { isUnconfirmed, isUnderway } from './recorder-state.ts';
import { recorderStatus } from './recorder-status.ts';
import { TimeLeft } from './time-left.tsx';
import { useGroupFocus } from './use-group-focus.ts';
import { type RecorderOptions, useRecorder } from './use-recorder.ts';

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 16,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars?.palette.background.paper,
  '&:focus-visible': { outline: 'none' },
}));
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});
const Title = styled('p')(({ theme }) => ({ ...theme.typography.subtitle1, margin: 0, fontWeight: 600 }));
const Confirmed = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  margin: 0,
  fontWeight: 600,
  color: theme.vars?.palette.success.main,
}));
const Status = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars?.palette.text.secondary,
}));
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const NOT_SAVED = message('We couldn’t save it on this device, so please submit before you leave this page.');

export interface AudioRecorderProps extends RecorderOptions {
  /** Whether this device has stored the recording. Null until it is known. */
  isSaved?: boolean | null;
  /** True while the form is being sent. Nothing can be changed then. */
  disabled?: boolean;
}

/**
 * Records a prayer request by voice: record, listen, confirm or clear. Only a confirmed recording is sent. Shows a toast
 * if the microphone cannot be used. Loads the encoder on the first recording.
 */
export function AudioRecorder({ disabled = false, isSaved = null, ...options }: AudioRecorderProps) {
  const { state, progress, record, stop, confirm, reset, undo } = useRecorder(options);
  const labelId = useId();
  const group = useRef<HTMLDivElement>(null);
  const { savesDraft } = use(FormContext);
  const secondsLeft = AUDIO_MAX_SECONDS - progress.seconds;
  const isRecorded = state.name === 'recorded' || state.name === 'confirmed';
  const isStarting = state.name === 'starting';
  const isUnconfirmedAtRisk = isUnconfirmed(state) && !isStarting && !(state.name === 'recorded' && isSaved);
  const isConfirmedUnsaved = state.name === 'confirmed' && isSaved === false && savesDraft;
  useGroupFocus(group, state.name);
  useEffect(() => {
    if (isRecorded) {
      void preloadUpload();
    }
  }, [isRecorded]);
  return (
    <Card
      ref={group}
      role="group"
      aria-labelledby={labelId}
      tabIndex={-1}
      data-unconfirmed={isUnconfirmedAtRisk || undefined}
    >
      <Row>
        <Title id={labelId}>{t('Record your prayer')}</Title>
        {state.name === 'recording' && <TimeLeft seconds={secondsLeft} />}
        {/* Like Confirm, placed away from Start and Stop, so that a double tap there presses none of them. */}
        {isStarting && (
          <InlineButton type="button" look="text" onClick={stop}>
            {t('Cancel')}
          </InlineButton>
        )}
        {isRecorded && (
          <InlineButton type="button" look="text" disabled={disabled} onClick={reset}>
            {t('Reset')}
          </InlineButton>
        )}
      </Row>
      {state.name === 'recorded' && (
        <Buttons>
          <Button type="button" disabled={disabled} onClick={confirm}>
            {t('Confirm')}
          </Button>
        </Buttons>
      )}
      {state.name === 'confirmed' && (
        <Confirmed>
          <AudioIcon path={CONFIRMED} size={20} /> {t('Confirmed')}
        </Confirmed>
      )}
      {(isUnconfirmedAtRisk || isConfirmedUnsaved) && !disabled && (
        <LeaveQuestion
          text={
            isUnconfirmedAtRisk
              ? t('Your recording is not confirmed. Leave without it?')
              : t('Your recording is not saved on this device. Leave without it?')
          }
          onStay={() => group.current?.focus()}
        />
      )}
      <Status role="status">
        {recorderStatus(state, secondsLeft)}
        {isRecorded && isSaved === false && savesDraft && ` ${t(NOT_SAVED)}`}
      </Status>
      {isUnderway(state) && <LevelMeter levels={progress.levels} />}
      {(state.name === 'idle' || isUnderway(state)) && (
        <Buttons>
          <RecordButton state={state} disabled={disabled} onRecord={record} onStop={stop} />
          {state.name === 'idle' && state.cleared !== null && (
            <Button type="button" look="text" disabled={disabled} onClick={undo}>
              {t('Undo')}
            </Button>
          )}
        </Buttons>
      )}
      {isRecorded && <AudioPlayer source={state.recording} label={t('Your recording')} />}
    </Card>
  );
}

/** Nothing can be loaded while offline. A failure is only logged, because the upload itself will report it. */
async function preloadUpload(): Promise<void> {
  try {
    await import('../submission/upload-recording.ts');
  } catch (error) {
    console.warn('The code that uploads recordings could not be preloaded', error);
  }
}
