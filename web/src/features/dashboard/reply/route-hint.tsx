import { styled } from '@mui/material/styles';
import type { ReplyRoute } from '@prayer-community/domain/replies/reply-route';
import { type Message, message, t } from '@prayer-community/i18n/text';
import { useSmsSetup } from '../../../firebase/deliveries/use-sms-setup.ts';

export const ReplyHint = styled('p')(({ theme }) => ({
  margin: '6px 0 0',
  fontSize: '0.875rem',
  color: theme.vars?.palette.text.secondary,
}));

const ROUTE_HINTS: Record<ReplyRoute, Message> = {
  email: message('They get an email with a link to read it on their private page.'),
  sms: message('They get a text message with a link to read it on their private page.'),
  link: message(
    'They’ll see it on their private page. We can’t notify them: they left no email or phone we may use.',
  ),
};

export function RouteHint({ route }: { route: ReplyRoute }) {
  return route === 'sms' ? <SmsHint /> : <ReplyHint>{t(ROUTE_HINTS[route])}</ReplyHint>;
}

/** The hint for a reply by text message. If text messages are not set up, it asks the reader to call. */
export function SmsHint() {
  return (
    <ReplyHint>
      {useSmsSetup(true) === false
        ? t('Text messages aren’t set up. Please call the requester to let them know.')
        : t(ROUTE_HINTS.sms)}
    </ReplyHint>
  );
}
