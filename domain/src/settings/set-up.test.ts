import { expect, it } from 'vitest';
import { FIRST_SET_UP, openQuestion, SET_UP_QUESTIONS, setUpSettingsSchema, withOutcome } from './set-up.ts';

it('is over in a community that began before there was one', () => {
  expect(setUpSettingsSchema.parse({})).toEqual({ state: 'finished', preset: null, questions: {} });
});

it('goes on with the first question that is open, whether those before were answered or skipped', () => {
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

it('stays finished when a question is answered again', () => {
  expect(withOutcome(setUpSettingsSchema.parse({}), 'wall', 'answered').state).toBe('finished');
});
