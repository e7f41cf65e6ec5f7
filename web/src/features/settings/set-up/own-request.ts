import { toContactInfo, toPrayerData } from '@prayer-community/domain/request-form/prayer-data';
import { PRAYER_REQUEST_FORM_DEFAULTS } from '@prayer-community/domain/request-form/prayer-request-rules';
import type { Profile } from '@prayer-community/domain/staff/profile';
import { activeLanguage } from '@prayer-community/i18n/text';
import { callOrThrow } from '../../../firebase/call-or-throw.ts';

interface OwnRequest {
  submissionId: string;
  statusKey: string;
  prayerText: string;
}

/**
 * Sends the leader's own request, in their own name, as the form does.
 * @throws CallFailure with a message for the leader
 */
export async function sendOwnRequest(request: OwnRequest, profile: Profile<Date>): Promise<void> {
  const form = {
    ...PRAYER_REQUEST_FORM_DEFAULTS,
    firstName: profile.first_name,
    lastName: profile.last_name,
    email: profile.email,
    prayerText: request.prayerText,
  };
  await callOrThrow('submitPrayerRequest', {
    submissionId: request.submissionId,
    statusKey: request.statusKey,
    prayerData: toPrayerData(form, false),
    contactData: toContactInfo(form),
    audioPath: null,
    language: activeLanguage(),
    website: '',
  });
}
