export { mailRecoveryLink } from './password-recovery/mail-recovery-link.ts';
export { resetPassword } from './password-recovery/reset-password.ts';
export { sendPasswordReset } from './password-recovery/send-password-reset.ts';
export { completeMfaLogin } from './sign-in/complete-mfa-login.ts';
export { sendMfaCode } from './sign-in/send-mfa-code.ts';
export { validateCredentials } from './sign-in/validate-credentials.ts';
export { verifyMfaCode } from './sign-in/verify-mfa-code.ts';
export { submitPrayerRequest } from './submit-prayer-request/submit-prayer-request.ts';
