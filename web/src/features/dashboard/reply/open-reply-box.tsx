import type { ReplyRoute } from '@prayer-community/domain/replies/reply-route';
import { t } from '@prayer-community/i18n/text';
import { useSettings } from '../../../firebase/settings/use-settings.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import type { StaffRequest } from '../requests/staff-request.ts';
import { ReplyBox } from './reply-box.tsx';

interface OpenReplyBoxProps {
  request: StaffRequest;
  route: ReplyRoute;
  onSent: () => void;
  onCancel: () => void;
}

export function OpenReplyBox({ request, route, onSent, onCancel }: OpenReplyBoxProps) {
  const replies = useSettings('replies');
  if (replies.state === 'error') {
    return <LoadFailure text={t('Failed to load settings.')} onRetry={replies.retry} />;
  }
  if (replies.state === 'loading') {
    return <p role="status">{t('Loading templates…')}</p>;
  }
  return <ReplyBox {...{ request, route, onSent, onCancel }} settings={replies.settings} />;
}
