import { LINK_SESSION_DAYS } from '@prayer-community/domain/auth/link-session';
import type { HelpText } from '../../help-topic.ts';

export const LINK_SIGN_IN: HelpText = {
  title: 'Signing in with a link',
  intro: 'Prayer circles are private, so you sign in. You need no password: we email you a link.',
  steps: [
    'Enter your email address, and press Send Sign-In Link.',
    'Open the email on this device, and press the link in it. It works once, and only for a short time.',
    'If it asks, enter the same address again. If the link is too old, ask for a new one.',
    'If nothing arrives, check your spam folder, and check the address for typos.',
    `You stay signed in on this device for up to ${LINK_SESSION_DAYS} days. If others use it too, press Sign Out. If you lost it, sign in on another, and press Sign Out on All Devices.`,
  ],
  readers: 'Your address is used to sign you in. Other members see only the name that you choose.',
  picture: 'The form that sends a sign-in link.',
};
