import type * as z from 'zod';
import { postToWallInputSchema, postToWallOutputSchema, reportPostInputSchema } from './belief-wall-calls.ts';
import {
  acceptInvitationInputSchema,
  acceptInvitationOutputSchema,
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
} from './circle-membership.ts';
import { contentSubscriptionInputSchema } from './content-announcement.ts';
import { checkContentFileInputSchema } from './content-file.ts';
import { checkSmsSetupInputSchema, checkSmsSetupOutputSchema } from './distribution-form.ts';
import {
  confirmEmailChangeInputSchema,
  confirmEmailChangeOutputSchema,
  requestEmailChangeInputSchema,
  requestEmailChangeOutputSchema,
} from './email-change.ts';
import {
  completeLinkSignInInputSchema,
  completeLinkSignInOutputSchema,
  sendSignInLinkInputSchema,
} from './member-sign-in.ts';
import {
  resetPasswordInputSchema,
  resetPasswordOutputSchema,
  sendPasswordResetInputSchema,
  sendPasswordResetOutputSchema,
} from './password-recovery.ts';
import { pushTokenInputSchema } from './push-subscription.ts';
import { doneOrRefusedSchema } from './refusal.ts';
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
} from './sign-in.ts';
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
} from './status-page.ts';
import { submitPrayerRequestInputSchema, submitPrayerRequestOutputSchema } from './submit-prayer-request.ts';
import {
  addTeamMemberInputSchema,
  addTeamMemberOutputSchema,
  changeUserPasswordInputSchema,
  deleteTeamMemberInputSchema,
  updateTeamMemberInputSchema,
} from './team-member.ts';
import {
  dismissDeliveryInputSchema,
  retryDeliveryInputSchema,
  retryDeliveryOutputSchema,
} from './undelivered.ts';
import { changeSubscriptionInputSchema } from './unsubscribe.ts';
import { issueUploadTicketInputSchema } from './upload-ticket.ts';

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
  sendPasswordReset: { input: sendPasswordResetInputSchema, output: sendPasswordResetOutputSchema },
  resetPassword: { input: resetPasswordInputSchema, output: resetPasswordOutputSchema },
  sendSignInLink: { input: sendSignInLinkInputSchema, output: doneOrRefusedSchema },
  completeLinkSignIn: { input: completeLinkSignInInputSchema, output: completeLinkSignInOutputSchema },
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
  checkSmsSetup: { input: checkSmsSetupInputSchema, output: checkSmsSetupOutputSchema },
  retryDelivery: { input: retryDeliveryInputSchema, output: retryDeliveryOutputSchema },
  dismissDelivery: { input: dismissDeliveryInputSchema, output: doneOrRefusedSchema },
  changeSubscription: { input: changeSubscriptionInputSchema, output: doneOrRefusedSchema },
  registerPushToken: { input: pushTokenInputSchema, output: doneOrRefusedSchema },
  unregisterPushToken: { input: pushTokenInputSchema, output: doneOrRefusedSchema },
} as const;

export type CallableName = keyof typeof SCHEMAS;
export type CallableInput<Name extends CallableName> = z.infer<(typeof SCHEMAS)[Name]['input']>;
export type CallableOutput<Name extends CallableName> = z.infer<(typeof SCHEMAS)[Name]['output']>;

/** Every callable function: its name, what it takes, what it answers. */
export const CALLABLES: {
  [Name in CallableName]: CallableSchemas<CallableInput<Name>, CallableOutput<Name>>;
} = SCHEMAS;
