import { styled } from '@mui/material/styles';
import type { SessionEntry } from '@prayer-community/domain/prayer-request/prayer-session';
import { type Message, t } from '@prayer-community/i18n/text';
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { HelpButton } from '../help/help-button.tsx';
import { InlineButton, InlineLink } from '../inline-button.tsx';
import { PageHeading } from '../page-heading.tsx';
import { useLostFocus } from '../use-lost-focus.ts';
import type { PrayerSession } from './prayer-session.ts';
import { PrayerSessionActions } from './session-actions.tsx';
import { PrayerSessionEnd, PrayerSessionFailure } from './session-end.tsx';
import { usePrayerSessionOptions } from './session-options.ts';
import { PrayerSessionOptionsPanel } from './session-options-panel.tsx';
import { PrayerSessionStage } from './session-stage.tsx';
import { PrayerSessionTimer } from './session-timer.tsx';
import { usePrayerSessionKeys } from './use-session-keys.ts';

const Frame = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 12,
  minHeight: '100dvh',
});

const Head = styled('div')({ display: 'grid', gap: 12, paddingTop: 12 });

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0 20px',
  '& h1': { fontSize: '1.3rem', marginInlineEnd: 'auto' },
  '& p': { margin: 0, color: theme.vars?.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  // Keeps the controls in one row, even in a language with longer words.
  [theme.breakpoints.down('sm')]: {
    columnGap: 12,
    '& h1': { fontSize: '1.15rem' },
    '& p': { order: 1, flexBasis: '100%' },
  },
}));

const Waiting = styled('p')(({ theme }) => ({
  margin: 0,
  placeSelf: 'center',
  color: theme.vars?.palette.text.secondary,
}));

interface PrayerSessionScreenProps<Entry extends SessionEntry, Cursor> {
  session: PrayerSession<Entry, Cursor>;
  /** The path of the screen that the person came from. */
  leaveTo: string;
  leaveLabel: Message;
  /** Shown if the person has recently prayed for everything there is. */
  allSkipped: Message;
  onAgain: () => void;
  children: (entry: Entry) => ReactNode;
}

/** A prayer session. Shows one entry at a time and nothing else. */
export function PrayerSessionScreen<Entry extends SessionEntry, Cursor>(
  props: PrayerSessionScreenProps<Entry, Cursor>,
) {
  const { session, leaveTo, leaveLabel, allSkipped, onAgain, children } = props;
  const view = useSyncExternalStore(session.subscribe, session.view);
  const [options, setOptions] = usePrayerSessionOptions();
  const [isChoosing, setIsChoosing] = useState(false);
  const optionsButton = useLostFocus<HTMLButtonElement>(isChoosing);
  const navigate = useNavigate();
  const panelId = useId();
  const { next, back, pray, readOn } = session;
  const leave = () => (isChoosing ? setIsChoosing(false) : void navigate(leaveTo));
  usePrayerSessionKeys({ next, back, pray, leave }, options.areKeysOn);
  return (
    <Frame>
      <Head>
        <Bar>
          <PageHeading>{t('Prayer Session')}</PageHeading>
          <p role="status">{view.prayedCount > 0 && t('Prayed for {count}', { count: view.prayedCount })}</p>
          <InlineButton
            ref={optionsButton}
            type="button"
            look="text"
            aria-expanded={isChoosing}
            aria-controls={isChoosing ? panelId : undefined}
            onClick={() => setIsChoosing(!isChoosing)}
          >
            {t('Options')}
          </InlineButton>
          <InlineLink to={leaveTo} look="text">
            {t('Leave')}
          </InlineLink>
          <HelpButton />
        </Bar>
        {isChoosing && <PrayerSessionOptionsPanel id={panelId} options={options} onChoose={setOptions} />}
        {view.state === 'praying' && options.timerMinutes !== null && (
          <PrayerSessionTimer
            key={view.entry.id}
            minutes={options.timerMinutes}
            onOver={() => options.movesOn && next()}
          />
        )}
      </Head>
      {view.state === 'loading' && <Waiting role="status">{t('Loading requests…')}</Waiting>}
      {view.state === 'failed' && <PrayerSessionFailure onRetry={readOn} />}
      {view.state === 'over' && (
        <PrayerSessionEnd
          {...view}
          allSkipped={t(allSkipped)}
          leaveTo={leaveTo}
          leaveLabel={t(leaveLabel)}
          onAgain={onAgain}
          onBack={back}
          onReadOn={readOn}
        />
      )}
      {view.state === 'praying' && (
        <>
          <PrayerSessionStage entryId={view.entry.id} onSwipe={(to) => session[to]()}>
            {children(view.entry)}
          </PrayerSessionStage>
          <PrayerSessionActions
            isFirst={view.isFirst}
            hasPrayed={view.hasPrayed}
            areKeysOn={options.areKeysOn}
            next={next}
            back={back}
            pray={pray}
          />
        </>
      )}
    </Frame>
  );
}
