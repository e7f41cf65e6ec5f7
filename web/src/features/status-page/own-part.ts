import type { RequesterStatus, StatusAnswer } from '@prayer-community/domain/status-page/status-page';

export interface OwnPart {
  statusKey: string;
  status: RequesterStatus;
  applyAnswer: (answer: StatusAnswer) => void;
}
