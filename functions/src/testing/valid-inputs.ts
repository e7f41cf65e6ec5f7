import { randomBytes, randomUUID } from 'node:crypto';
import type { CallableInput, CallableName } from '@prayer-community/domain/callables';
import { autoIdFrom } from '@prayer-community/domain/fields/auto-id';
import { recordingPath } from '@prayer-community/domain/request-form/recording-path';
import { prayerData } from '@prayer-community/domain/testing/prayer-data';

/** The signature of a PNG. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString('base64');

/** A valid input for every callable. A new callable needs a line here. */
type ValidInputs = { [Name in CallableName]: CallableInput<Name> };

/** Returns valid inputs with the marker in every text that may be anything. */
export function validInputs(marker: string): ValidInputs {
  const submissionId = randomUUID();
  const statusKey = randomBytes(16).toString('base64url');
  const circleId = `circle-${marker}`;
  const userId = `someone-${marker}`;
  const email = `ruth-${marker}@example.org`;
  const challengeId = `${'c'.repeat(43)}`;
  const token = `device-of-somebody-${marker}`;
  const invitation = { invitation: `invitation-${marker}`, key: 'k'.repeat(43) };
  const password = `secret-${marker}`;
  const name = `Ruth ${marker}`;
  return {
    submitPrayerRequest: {
      submissionId,
      prayerData: prayerData({
        is_on_behalf: false,
        prayer_text: `For my mother. ${marker}`,
        categories: ['healing'],
        follow_up_requested: true,
        share_on_belief_wall: true,
        requester_display: name,
      }),
      contactData: { first_name: name, last_name: 'Meyer', phone: '+1 202 555 0142', email },
      audioPath: recordingPath(submissionId, 1_700_000_000_000),
      statusKey,
      language: 'es',
      website: '',
    },
    issueUploadTicket: { audioPath: recordingPath(submissionId, 1_700_000_000_000) },
    postToWall: {
      postId: autoIdFrom(randomUUID()),
      content: `For my mother. ${marker}`,
      authorName: name,
    },
    reportPost: { postId: autoIdFrom(randomUUID()) },
    openStatusPage: { key: statusKey },
    addRequestUpdate: { key: statusKey, text: `She is better. ${marker}` },
    markOwnPostAnswered: { key: statusKey, testimony: `She is well. ${marker}` },
    unmarkOwnPostAnswered: { key: statusKey },
    changePrayerNotice: { key: statusKey, isWanted: true, email },
    withdrawPrayerRequest: { key: statusKey },
    downloadPrayerRequest: { key: statusKey },
    deletePrayerRequest: { key: statusKey },
    validateCredentials: {
      username: `u-${marker}`,
      password,
      knownDevices: [`${'d'.repeat(22)}.${'0'.repeat(32)}`],
    },
    sendMfaCode: { challengeId, language: 'es' },
    verifyMfaCode: { challengeId, code: '123456' },
    completeMfaLogin: { challengeId },
    endSession: {},
    sendPasswordReset: { email, language: 'es' },
    resetPassword: { oobCode: `code-${marker}`, newPassword: password },
    sendSignInLink: { email, language: 'es' },
    completeLinkSignIn: { email, oobCode: `code-${marker}` },
    endLinkSessions: {},
    inviteToCircle: { circleId, email, language: 'es' },
    openInvitation: invitation,
    acceptInvitation: invitation,
    renewInvitation: { ...invitation, language: 'es' },
    changeDisplayName: { displayName: name },
    joinCircle: { circleId, displayName: name },
    leaveCircle: { circleId },
    removeCircleMember: { circleId, userId },
    handOverCircle: { circleId, userId },
    deleteCircle: { circleId },
    removeCircle: { circleId },
    checkContentFile: {
      contentId: 'abcdefghijklmnopqrst',
      path: 'daily-content/abcdefghijklmnopqrst/1700000000000_a1b2c3d4.pdf',
    },
    subscribeDailyContent: { token },
    unsubscribeDailyContent: { token },
    addTeamMember: {
      firstName: name,
      lastName: 'Meyer',
      email,
      username: `u-${marker}`,
      password,
      phone: '',
      role: 'prayer_team',
    },
    updateTeamMember: { uid: userId, role: 'prayer_team' },
    requestEmailChange: { uid: userId, email },
    confirmEmailChange: { changeId: `change-${marker}`, code: '123456' },
    deleteTeamMember: { uid: userId },
    changeUserPassword: { username: `u-${marker}`, newPassword: password },
    startImport: {
      kind: 'requests',
      file_name: `${marker}.csv`,
      fingerprint: 'f'.repeat(64),
      mapping: {
        file_fingerprint: 'f'.repeat(64),
        columns: { prayer_text: 0, full_name: 1 },
        day_order: 'day_first',
      },
      row_count: 1,
      bad_row_count: 0,
      chunk_count: 1,
      language: 'en',
    },
    importRows: {
      importId: `import-${marker}`,
      index: 0,
      kind: 'people',
      rows: [{ line: 2, first_name: name, last_name: 'Meyer', email, phone: null }],
    },
    undoImport: { importId: `import-${marker}` },
    checkSmsSetup: {},
    storeLogo: {
      images: { mark: PNG, 'icon-192': PNG, 'icon-512': PNG, 'maskable-512': PNG },
    },
    retryDelivery: { key: `delivery-${marker}` },
    dismissDelivery: { key: `delivery-${marker}` },
    changeSubscription: { token: `team.${userId}.${'s'.repeat(43)}`, isWanted: false },
    startExport: {},
    openExport: { exportId: autoIdFrom(randomUUID()) },
    registerPushToken: { token },
    unregisterPushToken: { token },
  };
}
