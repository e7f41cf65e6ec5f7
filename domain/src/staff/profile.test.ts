import { describe, expect, it } from 'vitest';
import { languagesSpokenBy, mailLanguageOf, spokenLanguagesSchema } from './profile.ts';

describe('a member of the staff', () => {
  it('prays in English until they say otherwise', () => {
    expect(languagesSpokenBy({})).toEqual(['en']);
    expect(languagesSpokenBy({ languages: ['es'] })).toEqual(['es']);
  });

  it('is written to in English where they speak it, else in their own language', () => {
    expect(mailLanguageOf({})).toBe('en');
    expect(mailLanguageOf({ languages: ['es', 'en'] })).toBe('en');
    expect(mailLanguageOf({ languages: ['es'] })).toBe('es');
  });

  it.each([[[]], [['en', 'en']], [['de']], ['en']])('does not speak %j', (languages) => {
    expect(spokenLanguagesSchema.safeParse(languages).success).toBe(false);
  });
});
