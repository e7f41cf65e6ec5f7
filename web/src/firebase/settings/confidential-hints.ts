import type { PrivacySettings } from '@prayer-community/domain/settings/settings';
import { type Message, message } from '@prayer-community/i18n/text';

/** Who may read a confidential request. `unknown` if the setting is not known. */
export type ConfidentialReaders = PrivacySettings['confidential_visible_to'] | 'unknown';

/** Hints on who may read a confidential request. The hint for `unknown` is true under either setting. */
export const CONFIDENTIAL_HINTS: Record<ConfidentialReaders, Message> = {
  leadership: message('Only our leadership can read a confidential request.'),
  team: message(
    'Our prayer team can read a confidential request until it is closed. Only leaders are assigned to it.',
  ),
  unknown: message(
    'Only leaders are assigned to a confidential request. Others on the prayer team may be able to read it.',
  ),
};
