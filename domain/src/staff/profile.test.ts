import { describe, expect, it } from 'vitest';
import { languagesSpokenBy, mailLanguageOf, spokenLanguagesSchema } from './profile.ts';

describe('a staff member', () => {
  it('speaks only English by default', () => {
    expect(languagesSpokenBy({})).toEqual(['en']);
    expect(languagesSpokenBy({ languages: ['es'] })).toEqual(['es']);
  });

  it('gets emails in English if they speak it, otherwise in their own language', () => {
    expect(mailLanguageOf({})).toBe('en');
    expect(mailLanguageOf({ languages: ['es', 'en'] })).toBe('en');
    expect(mailLanguageOf({ languages: ['es'] })).toBe('es');
  });

  it.each([[[]], [['en', 'en']], [['de']], ['en']])('cannot have the languages %j', (languages) => {
    expect(spokenLanguagesSchema.safeParse(languages).success).toBe(false);
  });
});
