import { VisuallyHidden } from './form/visually-hidden.tsx';
import type { ListAnnouncement } from './use-list-announcement.ts';

/** Announces a list to screen readers. Stays mounted while the lists change. */
export function ListStatus({ announcement }: { announcement: ListAnnouncement }) {
  return (
    <VisuallyHidden role="status">
      <span key={announcement.key}>{announcement.text}</span>
    </VisuallyHidden>
  );
}
