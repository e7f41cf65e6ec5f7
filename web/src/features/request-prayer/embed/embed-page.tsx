import { t } from '@prayer-community/i18n/text';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { Button } from '../../../ui/button.tsx';
import type { FormContextValue } from '../form-context.ts';
import { IfIntakeEnabled } from '../standalone-form/if-intake-enabled.tsx';
import { RequestPrayerPage } from '../standalone-form/lazy-request-page.ts';
import { SentNotice } from '../standalone-form/sent-notice.tsx';
import type { SentRequest } from '../status-link/sent-request.ts';
import { SentStatusLink } from '../status-link/sent-status-link.tsx';

/** `/embed`: the form inside the church's own website. The deployment configures which sites may frame it. */
export function EmbedPage() {
  const [hasInput, setHasInput] = useState(false);
  const { state } = useLocation();
  return (
    <IfIntakeEnabled
      channel="in_frames"
      isInUse={hasInput || sentStateSchema.safeParse(state).success}
      onInput={() => setHasInput(true)}
    >
      <Embedded onHasInput={setHasInput} />
    </IfIntakeEnabled>
  );
}

/** Stored in the history entry so that the confirmation survives a language change. */
const sentStateSchema = z.object({ sent: z.unknown() });

function Embedded({ onHasInput }: { onHasInput: (hasInput: boolean) => void }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const confirmed = sentStateSchema.safeParse(state);
  // Browsers partition or block storage in frames, so the page does not save a draft.
  const context = useMemo<FormContextValue>(
    () => ({
      source: 'embed',
      savesDraft: false,
      onSent: (sent: SentRequest | null) => navigate({ search }, { replace: true, state: { sent } }),
      onSpeaking: () => onHasInput(true),
    }),
    [navigate, search, onHasInput],
  );

  function startOver(): void {
    onHasInput(false);
    void navigate({ search }, { replace: true });
  }

  return confirmed.success ? (
    <SentNotice>
      <Button type="button" look="outlined" onClick={startOver}>
        {t('Submit Another Request')}
      </Button>
      <SentStatusLink sent={confirmed.data.sent} isFramed />
    </SentNotice>
  ) : (
    <RequestPrayerPage context={context} />
  );
}
