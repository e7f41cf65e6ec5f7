import type { RequesterStatus, StatusResponse } from '@prayer-community/domain/status-page/status-page';

export interface OwnPart {
  statusKey: string;
  status: RequesterStatus;
  applyResponse: (response: StatusResponse) => void;
}
