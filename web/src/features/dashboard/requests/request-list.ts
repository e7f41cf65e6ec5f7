import type { PageList } from '../../../firebase/live-pages/live-pages.ts';
import type { StaffRequest } from './staff-request.ts';

export const PAGE_SIZE = 25;

export type RequestList = PageList<StaffRequest>;
