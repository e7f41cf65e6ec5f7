import { DEFAULT_ADDRESS_FREE_FAILURES } from '@prayer-community/domain/auth/sign-in-lockout';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** Key for hashing addresses and sign-in codes, so that a leaked store gives neither away. */
export const signInCodePepper = defineSecret('SIGN_IN_CODE_PEPPER');

export const sendgridApiKey = defineSecret('SENDGRID_API_KEY');

/** By which the posts of SendGrid's event webhook are verified; empty where there is none. */
export const sendgridEventPublicKey = defineString('SENDGRID_EVENT_PUBLIC_KEY', { default: '' });

// Plain environment, which the local backend alone sets: a deployment has no parameter for a developer's machine.

/** Where SendGrid's API is. */
export const sendgridBaseUrl = () => process.env.SENDGRID_BASE_URL || 'https://api.sendgrid.com';

/** Where Twilio's API is. */
export const twilioBaseUrl = () => process.env.TWILIO_BASE_URL || 'https://api.twilio.com';

/** Where Firebase Cloud Messaging is on a developer's machine; null for Google's own. */
export const fcmBaseUrl = () => process.env.FCM_BASE_URL || null;

/** The verified sender of every e-mail. */
export const mailFrom = defineString('MAIL_FROM', { default: 'prayer@example.org' });

/** Where the web application is, for links in messages; no slash at the end. */
export const publicSiteUrl = defineString('PUBLIC_SITE_URL', { default: 'http://127.0.0.1:5173' });

/** How many prayer requests one network address may send in an hour; a parish hall shares one. */
export const submissionsPerHour = defineInt('SUBMISSIONS_PER_HOUR', { default: 30 });

/**
 * The API key by which passwords and recovery links are checked; the Auth emulator takes any. Not that of the web client, which
 * browsers alone may use.
 */
export const serverApiKey = defineString('SERVER_API_KEY', { default: '' });

/** Failed sign-ins from one network address before the delays begin. */
export const addressFreeFailures = defineInt('SIGN_IN_FREE_FAILURES_PER_ADDRESS', {
  default: DEFAULT_ADDRESS_FREE_FAILURES,
});

/** Recovery links that one network address may ask for or use in an hour. */
export const recoveriesPerHour = defineInt('PASSWORD_RECOVERIES_PER_HOUR', { default: 20 });

/** Sign-in links that one network address may ask for in an hour; a parish hall shares one. */
export const signInLinksPerHour = defineInt('SIGN_IN_LINKS_PER_HOUR', { default: 60 });

/** What one network address may ask of status pages in an hour, a page that was come back to included; a parish hall shares one. */
export const statusCallsPerHour = defineInt('STATUS_CALLS_PER_HOUR', { default: 600 });

/** Proxies that append to X-Forwarded-For before a function: Google's front end alone, or one of ours before it too. */
export const trustedProxyHops = defineInt('TRUSTED_PROXY_HOPS', { default: 1 });

/** Twilio's account for text messages; empty where none are sent. */
export const twilioAccountSid = defineString('TWILIO_ACCOUNT_SID', { default: '' });
export const twilioAuthToken = defineSecret('TWILIO_AUTH_TOKEN');

/** The telephone number that text messages come from, as E.164. */
export const twilioFrom = defineString('TWILIO_FROM', { default: '' });

/** Instances of what people wait for, signing in and submitting, that are kept warm; each costs by the hour. */
export const minInstances = defineInt('MIN_INSTANCES', { default: 0 });

/**
 * True where callables answer nobody but the site itself, as App Check attests it. Read while the functions are loaded: it
 * belongs to their definition, where a parameter has no value yet.
 */
export const isAppCheckEnforced = process.env.ENFORCE_APP_CHECK === 'true';
