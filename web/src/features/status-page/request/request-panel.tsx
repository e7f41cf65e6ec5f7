import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { Moment } from '../../../ui/moment.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { OwnPart } from '../own-part.ts';
import { RequesterText, Text } from '../text.ts';
import { UpdateForm } from './update-form.tsx';

const Quiet = styled(Text)(({ theme }) => ({ color: theme.vars?.palette.text.secondary }));
const Messages = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    paddingInlineStart: 14,
    borderInlineStart: `3px solid ${theme.vars?.palette.divider}`,
  },
  '& li.reply': { borderInlineStartColor: theme.vars?.palette.primary.main },
  '& h3': { margin: '0 0 2px', fontSize: '0.9375rem', fontWeight: 600 },
  '& time': { fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
}));

export function RequestPanel({ statusKey, status, applyResponse }: OwnPart) {
  const { prayerText, hasRecording, replies, updateRefusal } = status;
  const lang = status.language ?? undefined;
  const messages = messagesOf(status);
  return (
    <Panel title={t('Your request')}>
      {prayerText !== null && (
        <RequesterText dir="auto" lang={lang}>
          {prayerText}
        </RequesterText>
      )}
      {hasRecording && (
        <Quiet>
          {prayerText === null ? t('You sent us a recording.') : t('You sent us a recording as well.')}
        </Quiet>
      )}
      {messages.length > 0 && (
        <Messages aria-label={replies.length === 0 ? t('Your updates') : t('Your updates and our replies')}>
          {messages.map(({ text, at, isReply }) => (
            <li key={`${at} ${isReply}`} className={isReply ? 'reply' : undefined}>
              {isReply && <h3>{t('Our prayer team replied')}</h3>}
              <RequesterText dir="auto" lang={lang}>
                {text}
              </RequesterText>
              <Moment at={new Date(at)} />
            </li>
          ))}
        </Messages>
      )}
      <UpdateForm
        statusKey={statusKey}
        applyResponse={applyResponse}
        refusal={updateRefusal}
        isAnswer={replies.length > 0}
      />
    </Panel>
  );
}

interface Message {
  text: string;
  at: string;
  isReply: boolean;
}

function messagesOf({ updates, replies }: OwnPart['status']): Message[] {
  return [
    ...updates.map((update) => ({ ...update, isReply: false })),
    ...replies.map((reply) => ({ ...reply, isReply: true })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
