import * as z from 'zod';

/** The questions of the set-up, in their order. */
export const SET_UP_QUESTIONS = [
  'identity',
  'region',
  'people',
  'urgency',
  'wall',
  'retention',
  'asking',
] as const;

/** How far the set-up is: not begun, begun, or finished. */
export const SET_UP_STATES = ['new', 'begun', 'finished'] as const;

/** Settings that fit communities of one size. */
export const PRESETS = ['small', 'team', 'large'] as const;

/** Days that the set-up proposes for the retention of closed requests. */
export const PROPOSED_RETENTION_DAYS = 180;

const outcome = z.enum(['answered', 'skipped']);

export const setUpFields = {
  state: z.enum(SET_UP_STATES),
  preset: z.enum(PRESETS).nullable(),
  questions: z.partialRecord(z.enum(SET_UP_QUESTIONS), outcome),
};

/** `settings/set_up`: how far the set-up of the community is, and the preset that it chose. Without one it was set up before there was a set-up. */
export const setUpSettingsSchema = z.object({
  state: setUpFields.state.default('finished'),
  preset: setUpFields.preset.default(null),
  questions: setUpFields.questions.default({}),
});

export type SetUpQuestion = (typeof SET_UP_QUESTIONS)[number];
export type SetUpSettings = z.infer<typeof setUpSettingsSchema>;
export type Preset = (typeof PRESETS)[number];

/** What is stored with the first leader. */
export const FIRST_SET_UP: SetUpSettings = { state: 'new', preset: null, questions: {} };

/** The first question that was neither answered nor skipped; null once there is none. */
export function openQuestion({ questions }: SetUpSettings): SetUpQuestion | null {
  return SET_UP_QUESTIONS.find((question) => questions[question] === undefined) ?? null;
}

/** The set-up after one of its questions. */
export function withOutcome(
  setUp: SetUpSettings,
  question: SetUpQuestion,
  outcome: 'answered' | 'skipped',
): SetUpSettings {
  return {
    ...setUp,
    state: setUp.state === 'new' ? 'begun' : setUp.state,
    questions: { ...setUp.questions, [question]: outcome },
  };
}
