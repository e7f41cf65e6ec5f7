import { DEFAULT_ADDRESS_FAILURES_UNTIL_LOCK } from '@prayer-community/domain/auth/sign-in-lockout';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** The key for hashing addresses and sign-in codes, so a leaked store reveals neither. */
export const serverPepper = defineSecret('SIGN_IN_CODE_PEPPER');

export const sendgridApiKey = defineSecret('SENDGRID_API_KEY');

/** Verifies the posts of SendGrid's event webhook. Empty if there is no webhook. */
export const sendgridEventPublicKey = defineString('SENDGRID_EVENT_PUBLIC_KEY', { default: '' });

// Plain environment variables that only the local backend sets. A deployment has no parameters for a developer's
// machine.

export const sendgridBaseUrl = () => process.env.SENDGRID_BASE_URL || 'https://api.sendgrid.com';

export const twilioBaseUrl = () => process.env.TWILIO_BASE_URL || 'https://api.twilio.com';

/** The URL of Firebase Cloud Messaging on a developer's machine. Null for Google's service. */
export const fcmBaseUrl = () => process.env.FCM_BASE_URL || null;

/** The verified sender of every email. */
export const mailFrom = defineString('MAIL_FROM', { default: 'prayer@example.org' });

/** The URL of the web application, for links in messages. No trailing slash. */
export const publicSiteUrl = defineString('PUBLIC_SITE_URL', { default: 'http://127.0.0.1:5173' });

/** Prayer requests per network address and hour. A parish hall shares one address. */
export const submissionsPerHour = defineInt('SUBMISSIONS_PER_HOUR', { default: 30 });

/**
 * The API key for checking passwords and recovery links. The Auth emulator accepts any. Not the web client's key, which
 * only browsers may use.
 */
export const serverApiKey = defineString('SERVER_API_KEY', { default: '' });

/** The failed sign-in from one network address that first locks it. */
export const networkFailuresUntilLock = defineInt('SIGN_IN_FREE_FAILURES_PER_ADDRESS', {
  default: DEFAULT_ADDRESS_FAILURES_UNTIL_LOCK,
});

/** Recovery links that one network address may request or use per hour. */
export const recoveriesPerHour = defineInt('PASSWORD_RECOVERIES_PER_HOUR', { default: 20 });

/** Sign-in links that one network address may request per hour. A parish hall shares one address. */
export const signInLinksPerHour = defineInt('SIGN_IN_LINKS_PER_HOUR', { default: 60 });

/** Calls of status pages per network address and hour, including repeat visits. A parish hall shares one address. */
export const statusCallsPerHour = defineInt('STATUS_CALLS_PER_HOUR', { default: 600 });

/** Emails per day that visitors cause, to all addresses together. They share SendGrid's plan with the sign-in codes of staff. */
export const visitorEmailsPerDay = defineInt('VISITOR_EMAILS_PER_DAY', { default: 1000 });

/** The number of proxies that append to X-Forwarded-For before a function: only Google's front end, or also one of our own before it. */
export const trustedProxyHops = defineInt('TRUSTED_PROXY_HOPS', { default: 1 });

/** Twilio's account for text messages. Empty if none are sent. */
export const twilioAccountSid = defineString('TWILIO_ACCOUNT_SID', { default: '' });
export const twilioAuthToken = defineSecret('TWILIO_AUTH_TOKEN');

/** The phone number that sends text messages, in E.164 format. */
export const twilioFrom = defineString('TWILIO_FROM', { default: '' });

/** The number of warm instances of functions that people wait for: sign-in and submission. Each costs by the hour. */
export const minInstances = defineInt('MIN_INSTANCES', { default: 0 });

/**
 * True if callables answer only the site itself, as attested by App Check. Plain environment because this is part of
 * the functions' definition, where parameters have no value yet.
 */
export const isAppCheckEnforced = process.env.ENFORCE_APP_CHECK === 'true';

/**
 * Returns the origins of the site: its own, and those that Google assigns to the project. Plain environment because they
 * are part of the functions' definition.
 */
export function siteOrigins(): string[] {
  const { GCLOUD_PROJECT: project, PUBLIC_SITE_URL: own } = process.env;
  return [...(own ? [own] : []), `https://${project}.web.app`, `https://${project}.firebaseapp.com`];
}
