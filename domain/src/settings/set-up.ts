import * as z from 'zod';

/** The questions of the set-up, in order. */
export const SET_UP_QUESTIONS = [
  'identity',
  'region',
  'people',
  'urgency',
  'wall',
  'retention',
  'asking',
] as const;

export const SET_UP_STATES = ['new', 'begun', 'finished'] as const;

/** Bundles of settings, each for communities of a certain size. */
export const PRESETS = ['small', 'team', 'large'] as const;

/** The retention of closed requests that the set-up proposes, in days. */
export const PROPOSED_RETENTION_DAYS = 180;

const outcome = z.enum(['answered', 'skipped']);

export const setUpFields = {
  state: z.enum(SET_UP_STATES),
  preset: z.enum(PRESETS).nullable(),
  questions: z.partialRecord(z.enum(SET_UP_QUESTIONS), outcome),
};

/**
 * `settings/set_up`: the progress of the community's set-up and the chosen preset. Without a document, the
 * community is older than the set-up feature, so the set-up counts as finished.
 */
export const setUpSettingsSchema = z.object({
  state: setUpFields.state.default('finished'),
  preset: setUpFields.preset.default(null),
  questions: setUpFields.questions.default({}),
});

export type SetUpQuestion = (typeof SET_UP_QUESTIONS)[number];
export type SetUpSettings = z.infer<typeof setUpSettingsSchema>;
export type Preset = (typeof PRESETS)[number];

/** The set-up that is stored with the first leader. */
export const FIRST_SET_UP: SetUpSettings = { state: 'new', preset: null, questions: {} };

/** Returns the first question that was neither answered nor skipped. Null if none is left. */
export function openQuestion({ questions }: SetUpSettings): SetUpQuestion | null {
  return SET_UP_QUESTIONS.find((question) => questions[question] === undefined) ?? null;
}

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
