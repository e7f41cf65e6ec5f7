import { useStaffActivity } from '../../session/idle/use-staff-activity.ts';
import { useNotificationClicks } from '../service-worker/use-notification-clicks.ts';
import { SiteFooter } from './site-footer.tsx';

/** What public screens load after their content. */
export function BelowScreen() {
  useStaffActivity();
  useNotificationClicks();
  return <SiteFooter />;
}
