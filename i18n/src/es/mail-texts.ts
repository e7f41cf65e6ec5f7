import { MEMBER_MAILS } from './member-mails.ts';
import { REQUESTER_MAILS } from './requester-mails.ts';
import { STAFF_MAILS } from './staff-mails.ts';

export const MAIL_TEXTS = {
  ...REQUESTER_MAILS,
  ...MEMBER_MAILS,
  ...STAFF_MAILS,
};
