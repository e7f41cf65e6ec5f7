import { useStaffActivity } from '../../session/idle/use-staff-activity.ts';
import { SiteFooter } from './site-footer.tsx';

/** What public screens load after their content. */
export function BelowScreen() {
  useStaffActivity();
  return <SiteFooter />;
}
