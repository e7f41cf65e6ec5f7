import { t } from '@prayer-community/i18n/text';
import { lazy, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { Button } from '../../../ui/button.tsx';
import type { FormContextValue } from '../form-context.ts';
import { IfIntakeEnabled } from '../standalone-form/if-intake-enabled.tsx';
import { SentNotice } from '../standalone-form/sent-notice.tsx';
import type { SentRequest } from '../status-link/sent-request.ts';
import { SentStatusLink } from '../status-link/sent-status-link.tsx';

// By the same way as on the site: a second one would part the form from its page, which most visitors open first.
const RequestPrayerPage = lazy(async () => ({
  default: (await import('../request-prayer-page.tsx')).RequestPrayerPage,
}));

/** `/embed`: the form inside the church's own site. Which sites may frame it, the deployment says. */
export function EmbedPage() {
  return (
    <IfIntakeEnabled channel="in_frames">
      <Embedded />
    </IfIntakeEnabled>
  );
}

/** Stored with the address, so that the confirmation stays when the language changes. */
const sentStateSchema = z.object({ sent: z.unknown() });

function Embedded() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const confirmed = sentStateSchema.safeParse(state);
  // Browsers partition or block the storage of a frame, so the page promises no draft.
  const context = useMemo<FormContextValue>(
    () => ({
      source: 'embed',
      savesDraft: false,
      onSent: (sent: SentRequest | null) => navigate({ search }, { replace: true, state: { sent } }),
    }),
    [navigate, search],
  );

  return confirmed.success ? (
    <SentNotice>
      <Button type="button" look="outlined" onClick={() => navigate({ search }, { replace: true })}>
        {t('Submit Another Request')}
      </Button>
      <SentStatusLink sent={confirmed.data.sent} isFramed />
    </SentNotice>
  ) : (
    <RequestPrayerPage context={context} />
  );
}
