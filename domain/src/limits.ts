/** Maximum length of a prayer text or Belief Wall post, in UTF-16 code units like a browser's maxlength. */
export const PRAYER_TEXT_MAX_CHARS = 500;

export const TESTIMONY_MAX_CHARS = 500;

/** Maximum length of a visitor's first or last name. */
export const NAME_MAX_CHARS = 100;

/** Maximum length of a phone number as typed, including spaces and punctuation. */
export const PHONE_MAX_CHARS = 40;

/** Maximum length of an email address: RFC 5321, 4.5.3.1. */
export const EMAIL_MAX_CHARS = 254;

/** The recorder stops automatically after this time. */
export const AUDIO_MAX_SECONDS = 180;

/** Sample rate of a stored recording: 16 kHz mono 16-bit PCM. */
export const AUDIO_SAMPLE_RATE_HZ = 16_000;

/** Maximum size of a stored recording: the samples of the longest one, its RIFF header and 4 kB to spare. */
export const AUDIO_MAX_BYTES = AUDIO_MAX_SECONDS * AUDIO_SAMPLE_RATE_HZ * 2 + 44 + 4096;

/** Maximum length of an update that a requester adds to their request. */
export const UPDATE_MAX_CHARS = 500;

/** Maximum number of updates before the team's first reply, and after each reply. */
export const UPDATES_UNTIL_REPLY = 10;

/** Maximum number of updates per request. They are stored in its document, so the dashboard needs no extra reads. */
export const REQUEST_MAX_UPDATES = 50;

export const NOTE_MAX_CHARS = 2000;

export const USERNAME_MAX_CHARS = 64;

/** Maximum length of a password. Firebase Authentication itself allows 4096. */
export const PASSWORD_MAX_CHARS = 1024;

/** Minimum length of a password on the login and password-reset pages. */
export const PASSWORD_MIN_CHARS = 6;

/** Minimum length of a password on the new-password page. */
export const NEW_PASSWORD_MIN_CHARS = 8;

export const SIGN_IN_CODE_DIGITS = 6;

/** Maximum length of the name or topic of a prayer circle. */
export const CIRCLE_NAME_MAX_CHARS = 100;

export const CIRCLE_DESCRIPTION_MAX_CHARS = 500;

/** Maximum number of members. A circle is a group whose members know each other. */
export const CIRCLE_MAX_MEMBERS = 100;

/** Maximum length of a title, topic or scripture reference of daily content. */
export const CONTENT_LINE_MAX_CHARS = 200;

export const CONTENT_TEXT_MAX_CHARS = 10_000;

export const IMAGE_DESCRIPTION_MAX_CHARS = 500;

/** A daily content file must be smaller than this: 50 MB. */
export const CONTENT_FILE_MAX_BYTES = 50 * 1024 * 1024;

export const GROUP_DESCRIPTION_MAX_CHARS = 200;

/** Maximum body size of a function call, about ten times what the longest form sends. */
export const CALLABLE_BODY_MAX_BYTES = 64 * 1024;

/** Maximum number of documents that one query of a public collection may read. The rules refuse more. */
export const PUBLIC_LIST_MAX_DOCUMENTS = 500;

/** Firestore's limit of values in an `in` filter. */
export const IN_FILTER_MAX_VALUES = 30;
