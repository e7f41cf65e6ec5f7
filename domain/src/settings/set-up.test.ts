import { expect, it } from 'vitest';
import { FIRST_SET_UP, openQuestion, SET_UP_QUESTIONS, setUpSettingsSchema, withOutcome } from './set-up.ts';

it('the setup is finished in a community that predates it', () => {
  expect(setUpSettingsSchema.parse({})).toEqual({ state: 'finished', preset: null, questions: {} });
});

it('the setup continues with the first open question, whether earlier ones were answered or skipped', () => {
  const seen: unknown[] = [];
  let setUp = FIRST_SET_UP;
  for (const question of SET_UP_QUESTIONS) {
    seen.push(openQuestion(setUp));
    setUp = withOutcome(setUp, question, question === 'people' ? 'skipped' : 'answered');
  }
  expect(seen).toEqual([...SET_UP_QUESTIONS]);
  expect(openQuestion(setUp)).toBeNull();
  expect(setUp).toMatchObject({ state: 'begun', questions: { people: 'skipped', asking: 'answered' } });
});

it('the setup stays finished when a question is answered again', () => {
  expect(withOutcome(setUpSettingsSchema.parse({}), 'wall', 'answered').state).toBe('finished');
});
