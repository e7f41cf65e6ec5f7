/** Longest prayer text and Belief Wall post, in UTF-16 code units as a browser's maxlength counts them. */
export const PRAYER_TEXT_MAX_CHARS = 500;

/** Longest testimony on an answered post. */
export const TESTIMONY_MAX_CHARS = 500;

/** Longest first or last name that a visitor may give. */
export const NAME_MAX_CHARS = 100;

/** Longest telephone number as typed, with spaces and punctuation. */
export const PHONE_MAX_CHARS = 40;

/** Longest e-mail address: RFC 5321, 4.5.3.1. */
export const EMAIL_MAX_CHARS = 254;

/** Longest recording; the recorder then stops automatically. */
export const AUDIO_MAX_SECONDS = 180;

/** Sample rate of a stored recording: 16 kHz mono 16 bit PCM. */
export const AUDIO_SAMPLE_RATE_HZ = 16_000;

/** Largest stored recording: the samples of the longest one, its RIFF header, and 4 kB to spare. */
export const AUDIO_MAX_BYTES = AUDIO_MAX_SECONDS * AUDIO_SAMPLE_RATE_HZ * 2 + 44 + 4096;

/** Longest update that a requester adds to their request. */
export const UPDATE_MAX_CHARS = 500;

/** Most updates of a request: they lie in its document, so that the dashboard reads nothing more for them. */
export const REQUEST_MAX_UPDATES = 10;

/** Longest note that staff post on a request. */
export const NOTE_MAX_CHARS = 2000;

/** Longest username of a member. */
export const USERNAME_MAX_CHARS = 64;

/** Longest password that is taken; Firebase Authentication itself takes 4096. */
export const PASSWORD_MAX_CHARS = 1024;

/** Shortest password at the login and on the password-reset page. */
export const PASSWORD_MIN_CHARS = 6;

/** Shortest password on the new-password page. */
export const NEW_PASSWORD_MIN_CHARS = 8;

/** Digits of the code that completes a sign-in. */
export const SIGN_IN_CODE_DIGITS = 6;

/** Longest name and topic of a prayer circle. */
export const CIRCLE_NAME_MAX_CHARS = 100;

/** Longest description of a prayer circle. */
export const CIRCLE_DESCRIPTION_MAX_CHARS = 500;

/** Most members of a prayer circle: a circle is a group whose members know each other. */
export const CIRCLE_MAX_MEMBERS = 100;

/** Longest title, topic and scripture reference of daily content. */
export const CONTENT_LINE_MAX_CHARS = 200;

/** Longest text of daily content. */
export const CONTENT_TEXT_MAX_CHARS = 10_000;

/** A file of daily content must be smaller than this: 50 MB. */
export const CONTENT_FILE_MAX_BYTES = 50 * 1024 * 1024;

/** Longest description of a distribution group. */
export const GROUP_DESCRIPTION_MAX_CHARS = 200;

/** Largest body of a call to a function: some ten times what the longest form sends. */
export const CALLABLE_BODY_MAX_BYTES = 64 * 1024;
