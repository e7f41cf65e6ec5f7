import { defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** Key for hashing addresses and sign-in codes, so that a leaked store gives neither away. */
export const signInCodePepper = defineSecret('SIGN_IN_CODE_PEPPER');

export const sendgridApiKey = defineSecret('SENDGRID_API_KEY');

/** Where SendGrid's API is; the local outbox stands in for it on a developer's machine. */
export const sendgridBaseUrl = defineString('SENDGRID_BASE_URL', { default: 'https://api.sendgrid.com' });

/** The verified sender of every e-mail. */
export const mailFrom = defineString('MAIL_FROM', { default: 'prayer@example.org' });

/** Where the web application is, for links in messages; no slash at the end. */
export const publicSiteUrl = defineString('PUBLIC_SITE_URL', { default: 'http://127.0.0.1:5173' });

/** How many prayer requests one network address may send in an hour; a parish hall shares one. */
export const submissionsPerHour = defineInt('SUBMISSIONS_PER_HOUR', { default: 30 });
