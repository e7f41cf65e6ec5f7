import { t } from '@prayer-community/i18n/text';
import { lazy, useMemo, useState } from 'react';
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

/** A request that was sent, with what there is to say of its status page. */
type Sent = { link: SentRequest | null } | null;

function Embedded() {
  const [sent, setSent] = useState<Sent>(null);
  // Browsers partition or block the storage of a frame, so the page promises no draft.
  const context = useMemo<FormContextValue>(
    () => ({
      source: 'embed',
      savesDraft: false,
      onSent: (link: SentRequest | null) => setSent({ link }),
    }),
    [],
  );

  return sent === null ? (
    <RequestPrayerPage context={context} />
  ) : (
    <SentNotice>
      <Button type="button" look="outlined" onClick={() => setSent(null)}>
        {t('Submit Another Request')}
      </Button>
      <SentStatusLink sent={sent.link} isFramed />
    </SentNotice>
  );
}
