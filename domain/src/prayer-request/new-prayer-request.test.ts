import { describe, expect, it } from 'vitest';
import { prayerData } from '../testing/prayer-data.ts';
import { newPrayerRequest, type Submission } from './new-prayer-request.ts';

const NOW = new Date('2026-11-21T08:00:00Z');

const submission = (prayer_text: string | null): Submission => ({
  prayerData: prayerData({ is_on_behalf: false, prayer_text }),
  contactData: null,
  audioPath: null,
});

describe('a new request', () => {
  it('has the chosen urgency if its text shows no crisis signs', () => {
    expect(newPrayerRequest(submission('For my mother.'), NOW, true)).toMatchObject({
      urgency_level: 'low',
      effective_urgency: 'low',
      signs_of_need: [],
    });
  });

  it('has high effective urgency, beside the chosen one, if its text shows crisis signs', () => {
    expect(newPrayerRequest(submission('He hits me.'), NOW, true)).toMatchObject({
      urgency_level: 'low',
      effective_urgency: 'high',
      signs_of_need: ['abuse'],
    });
  });

  it('has the chosen urgency if the community disabled crisis detection', () => {
    expect(newPrayerRequest(submission('He hits me.'), NOW, false)).toMatchObject({
      urgency_level: 'low',
      effective_urgency: 'low',
      signs_of_need: [],
    });
  });

  it('is in English by default', () => {
    expect(newPrayerRequest(submission('Por mi madre.'), NOW, true).language).toBe('en');
    expect(newPrayerRequest({ ...submission('Por mi madre.'), language: 'es' }, NOW, true).language).toBe(
      'es',
    );
  });

  it('has no crisis signs without a text', () => {
    expect(newPrayerRequest(submission(null), NOW, true).signs_of_need).toEqual([]);
  });

  it('is urgent until someone listens if it is only a recording', () => {
    const voice = { ...submission(null), audioPath: 'prayer-audio/1/a.webm' };

    expect(newPrayerRequest(voice, NOW, true)).toMatchObject({
      urgency_level: 'low',
      effective_urgency: 'high',
      awaits_listening: true,
    });
    expect(newPrayerRequest(voice, NOW, false)).toMatchObject({
      effective_urgency: 'low',
      awaits_listening: false,
    });
    const both = { ...submission('For my mother.'), audioPath: 'prayer-audio/1/a.webm' };
    expect(newPrayerRequest(both, NOW, true).awaits_listening).toBe(false);
  });
});
