import type { RequesterStatus, StatusAnswer } from '@prayer-community/domain/status-page/status-page';

/** What each part of the page is given. */
export interface OwnPart {
  statusKey: string;
  status: RequesterStatus;
  see: (answer: StatusAnswer) => void;
}
