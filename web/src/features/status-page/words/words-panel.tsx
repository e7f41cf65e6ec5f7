import { styled } from '@mui/material/styles';
import { text } from '@prayer-community/domain/texts/text';
import { Moment } from '../../../ui/moment.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { OwnPart } from '../own-part.ts';
import { OwnWords, Text } from '../text.ts';
import { UpdateForm } from './update-form.tsx';

const Quiet = styled(Text)(({ theme }) => ({ color: theme.vars?.palette.text.secondary }));
const Updates = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    paddingInlineStart: 14,
    borderInlineStart: `3px solid ${theme.vars?.palette.divider}`,
  },
  '& time': { fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
}));

/** What the requester asked for, what they added since, and where they add more. */
export function WordsPanel({ statusKey, status, see }: OwnPart) {
  const { prayerText, hasRecording, updates, mayAddUpdate } = status;
  return (
    <Panel title={text('Your request')}>
      {prayerText !== null && <OwnWords>{prayerText}</OwnWords>}
      {hasRecording && (
        <Quiet>
          {prayerText === null ? text('You sent us a recording.') : text('You sent us a recording as well.')}
        </Quiet>
      )}
      {updates.length > 0 && (
        <Updates aria-label={text('Your updates')}>
          {updates.map(({ text: words, at }) => (
            <li key={at}>
              <OwnWords dir="auto">{words}</OwnWords>
              <Moment at={new Date(at)} />
            </li>
          ))}
        </Updates>
      )}
      {mayAddUpdate && <UpdateForm statusKey={statusKey} see={see} />}
    </Panel>
  );
}
