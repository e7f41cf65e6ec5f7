/** The choices of a requester, as they are stored. */
export const REQUEST_CATEGORIES = ['healing', 'finances', 'family', 'mental_health', 'other'] as const;
export const URGENCY_LEVELS = ['low', 'medium', 'high'] as const;
export const CONTACT_PREFERENCES = ['call', 'text', 'email', 'none'] as const;
export const SUBMISSION_TYPES = ['confidential', 'prayer_team'] as const;
export const GENDERS = ['male', 'female'] as const;
/** Consent of the people a request names: there are none, they agreed, or they were not asked. */
export const NAMED_PEOPLE = ['none', 'agreed', 'not_asked'] as const;
/** Where a form was filled in: on the site, by staff on the phone, on a device in the church, or on the church's own site. */
export const FORM_SOURCES = ['web', 'phone', 'kiosk', 'embed'] as const;
/** Where a request came from: a form, or an import from another system. */
export const REQUEST_SOURCES = [...FORM_SOURCES, 'import'] as const;
export const YES_NO = ['yes', 'no'] as const;

export type RequestCategory = (typeof REQUEST_CATEGORIES)[number];
export type UrgencyLevel = (typeof URGENCY_LEVELS)[number];
export type ContactPreference = (typeof CONTACT_PREFERENCES)[number];
export type FormSource = (typeof FORM_SOURCES)[number];
export type Gender = (typeof GENDERS)[number];
export type RequestSource = (typeof REQUEST_SOURCES)[number];
export type NamedPeople = (typeof NAMED_PEOPLE)[number];
export type SubmissionType = (typeof SUBMISSION_TYPES)[number];
