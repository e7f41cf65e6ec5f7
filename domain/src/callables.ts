import type * as z from 'zod';
import {
  confirmEmailChangeInputSchema,
  confirmEmailChangeOutputSchema,
  requestEmailChangeInputSchema,
  requestEmailChangeOutputSchema,
} from './auth/email-change.ts';
import {
  completeLinkSignInInputSchema,
  completeLinkSignInOutputSchema,
  endLinkSessionsInputSchema,
  sendSignInLinkInputSchema,
} from './auth/link-sign-in.ts';
import {
  resetPasswordInputSchema,
  resetPasswordOutputSchema,
  sendPasswordResetInputSchema,
} from './auth/password-recovery.ts';
import {
  completeMfaLoginInputSchema,
  completeMfaLoginOutputSchema,
  endSessionInputSchema,
  sendMfaCodeInputSchema,
  sendMfaCodeOutputSchema,
  validateCredentialsInputSchema,
  validateCredentialsOutputSchema,
  verifyMfaCodeInputSchema,
  verifyMfaCodeOutputSchema,
} from './auth/sign-in.ts';
import {
  postToWallInputSchema,
  postToWallOutputSchema,
  reportPostInputSchema,
} from './belief-wall/belief-wall-calls.ts';
import {
  openExportInputSchema,
  openExportOutputSchema,
  startExportInputSchema,
  startExportOutputSchema,
} from './church-export/church-export.ts';
import { checkContentFileInputSchema } from './daily-content/content-file.ts';
import { contentSubscriptionInputSchema } from './delivery/content-announcement.ts';
import { pushTokenInputSchema } from './delivery/push-subscription.ts';
import {
  dismissDeliveryInputSchema,
  retryDeliveryInputSchema,
  retryDeliveryOutputSchema,
} from './delivery/undelivered.ts';
import { changeSubscriptionInputSchema } from './delivery/unsubscribe.ts';
import { checkSmsSetupInputSchema, checkSmsSetupOutputSchema } from './distribution/distribution-form.ts';
import {
  importRowsInputSchema,
  importRowsOutputSchema,
  startImportInputSchema,
  startImportOutputSchema,
  undoImportInputSchema,
  undoImportOutputSchema,
} from './import/import-calls.ts';
import {
  acceptInvitationInputSchema,
  acceptInvitationOutputSchema,
  changeDisplayNameInputSchema,
  deleteCircleInputSchema,
  handOverCircleInputSchema,
  inviteToCircleInputSchema,
  joinCircleInputSchema,
  leaveCircleInputSchema,
  openInvitationInputSchema,
  openInvitationOutputSchema,
  removeCircleInputSchema,
  removeCircleMemberInputSchema,
  renewInvitationInputSchema,
} from './prayer-circles/circle-membership.ts';
import { doneOrRefusedSchema } from './refusal.ts';
import {
  submitPrayerRequestInputSchema,
  submitPrayerRequestOutputSchema,
} from './request-form/submit-prayer-request.ts';
import { issueUploadTicketInputSchema } from './request-form/upload-ticket.ts';
import { storeLogoInputSchema, storeLogoOutputSchema } from './settings/logo.ts';
import {
  addTeamMemberInputSchema,
  addTeamMemberOutputSchema,
  changeUserPasswordInputSchema,
  deleteTeamMemberInputSchema,
  updateTeamMemberInputSchema,
} from './staff/team-member.ts';
import {
  addRequestUpdateInputSchema,
  addRequestUpdateOutputSchema,
  changePrayerNoticeInputSchema,
  changePrayerNoticeOutputSchema,
  deletePrayerRequestInputSchema,
  deletePrayerRequestOutputSchema,
  downloadPrayerRequestInputSchema,
  downloadPrayerRequestOutputSchema,
  markOwnPostAnsweredInputSchema,
  markOwnPostAnsweredOutputSchema,
  openStatusPageInputSchema,
  openStatusPageOutputSchema,
  unmarkOwnPostAnsweredInputSchema,
  unmarkOwnPostAnsweredOutputSchema,
  withdrawPrayerRequestInputSchema,
  withdrawPrayerRequestOutputSchema,
} from './status-page/status-page.ts';

interface CallableSchemas<Input, Output> {
  input: z.ZodType<Input>;
  output: z.ZodType<Output>;
}

const SCHEMAS = {
  submitPrayerRequest: { input: submitPrayerRequestInputSchema, output: submitPrayerRequestOutputSchema },
  issueUploadTicket: { input: issueUploadTicketInputSchema, output: doneOrRefusedSchema },
  postToWall: { input: postToWallInputSchema, output: postToWallOutputSchema },
  reportPost: { input: reportPostInputSchema, output: doneOrRefusedSchema },
  openStatusPage: { input: openStatusPageInputSchema, output: openStatusPageOutputSchema },
  addRequestUpdate: { input: addRequestUpdateInputSchema, output: addRequestUpdateOutputSchema },
  markOwnPostAnswered: { input: markOwnPostAnsweredInputSchema, output: markOwnPostAnsweredOutputSchema },
  unmarkOwnPostAnswered: {
    input: unmarkOwnPostAnsweredInputSchema,
    output: unmarkOwnPostAnsweredOutputSchema,
  },
  changePrayerNotice: { input: changePrayerNoticeInputSchema, output: changePrayerNoticeOutputSchema },
  withdrawPrayerRequest: {
    input: withdrawPrayerRequestInputSchema,
    output: withdrawPrayerRequestOutputSchema,
  },
  downloadPrayerRequest: {
    input: downloadPrayerRequestInputSchema,
    output: downloadPrayerRequestOutputSchema,
  },
  deletePrayerRequest: { input: deletePrayerRequestInputSchema, output: deletePrayerRequestOutputSchema },
  validateCredentials: { input: validateCredentialsInputSchema, output: validateCredentialsOutputSchema },
  sendMfaCode: { input: sendMfaCodeInputSchema, output: sendMfaCodeOutputSchema },
  verifyMfaCode: { input: verifyMfaCodeInputSchema, output: verifyMfaCodeOutputSchema },
  completeMfaLogin: { input: completeMfaLoginInputSchema, output: completeMfaLoginOutputSchema },
  endSession: { input: endSessionInputSchema, output: doneOrRefusedSchema },
  sendPasswordReset: { input: sendPasswordResetInputSchema, output: doneOrRefusedSchema },
  resetPassword: { input: resetPasswordInputSchema, output: resetPasswordOutputSchema },
  sendSignInLink: { input: sendSignInLinkInputSchema, output: doneOrRefusedSchema },
  completeLinkSignIn: { input: completeLinkSignInInputSchema, output: completeLinkSignInOutputSchema },
  endLinkSessions: { input: endLinkSessionsInputSchema, output: doneOrRefusedSchema },
  changeDisplayName: { input: changeDisplayNameInputSchema, output: doneOrRefusedSchema },
  inviteToCircle: { input: inviteToCircleInputSchema, output: doneOrRefusedSchema },
  openInvitation: { input: openInvitationInputSchema, output: openInvitationOutputSchema },
  acceptInvitation: { input: acceptInvitationInputSchema, output: acceptInvitationOutputSchema },
  renewInvitation: { input: renewInvitationInputSchema, output: doneOrRefusedSchema },
  joinCircle: { input: joinCircleInputSchema, output: doneOrRefusedSchema },
  leaveCircle: { input: leaveCircleInputSchema, output: doneOrRefusedSchema },
  removeCircleMember: { input: removeCircleMemberInputSchema, output: doneOrRefusedSchema },
  handOverCircle: { input: handOverCircleInputSchema, output: doneOrRefusedSchema },
  deleteCircle: { input: deleteCircleInputSchema, output: doneOrRefusedSchema },
  removeCircle: { input: removeCircleInputSchema, output: doneOrRefusedSchema },
  checkContentFile: { input: checkContentFileInputSchema, output: doneOrRefusedSchema },
  subscribeDailyContent: { input: contentSubscriptionInputSchema, output: doneOrRefusedSchema },
  unsubscribeDailyContent: { input: contentSubscriptionInputSchema, output: doneOrRefusedSchema },
  addTeamMember: { input: addTeamMemberInputSchema, output: addTeamMemberOutputSchema },
  updateTeamMember: { input: updateTeamMemberInputSchema, output: doneOrRefusedSchema },
  requestEmailChange: { input: requestEmailChangeInputSchema, output: requestEmailChangeOutputSchema },
  confirmEmailChange: { input: confirmEmailChangeInputSchema, output: confirmEmailChangeOutputSchema },
  deleteTeamMember: { input: deleteTeamMemberInputSchema, output: doneOrRefusedSchema },
  changeUserPassword: { input: changeUserPasswordInputSchema, output: doneOrRefusedSchema },
  startImport: { input: startImportInputSchema, output: startImportOutputSchema },
  importRows: { input: importRowsInputSchema, output: importRowsOutputSchema },
  undoImport: { input: undoImportInputSchema, output: undoImportOutputSchema },
  checkSmsSetup: { input: checkSmsSetupInputSchema, output: checkSmsSetupOutputSchema },
  storeLogo: { input: storeLogoInputSchema, output: storeLogoOutputSchema },
  retryDelivery: { input: retryDeliveryInputSchema, output: retryDeliveryOutputSchema },
  dismissDelivery: { input: dismissDeliveryInputSchema, output: doneOrRefusedSchema },
  changeSubscription: { input: changeSubscriptionInputSchema, output: doneOrRefusedSchema },
  startExport: { input: startExportInputSchema, output: startExportOutputSchema },
  openExport: { input: openExportInputSchema, output: openExportOutputSchema },
  registerPushToken: { input: pushTokenInputSchema, output: doneOrRefusedSchema },
  unregisterPushToken: { input: pushTokenInputSchema, output: doneOrRefusedSchema },
} as const;

export type CallableName = keyof typeof SCHEMAS;
export type CallableInput<Name extends CallableName> = z.infer<(typeof SCHEMAS)[Name]['input']>;
export type CallableOutput<Name extends CallableName> = z.infer<(typeof SCHEMAS)[Name]['output']>;

/** The input and output schemas of every callable function. */
export const CALLABLES: {
  [Name in CallableName]: CallableSchemas<CallableInput<Name>, CallableOutput<Name>>;
} = SCHEMAS;
