import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { submitPrayerRequestInputSchema } from '../request-form/submit-prayer-request.ts';
import { prayerData } from '../testing/prayer-data.ts';
import { newPrayerRequest, type Submission } from './new-prayer-request.ts';
import { prayerRequestFields } from './prayer-request.ts';

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

  it('is valid and has no crisis signs if it is only a recording', () => {
    const submissionId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
    const audioPath = `prayer-audio/${submissionId}/audio_1700000000000.wav`;
    const contactData = { first_name: 'Ruth', last_name: 'Meyer', phone: null, email: null };
    const voice = { ...submission(null), contactData, audioPath };

    expect(submitPrayerRequestInputSchema.safeParse({ ...voice, submissionId }).success).toBe(true);
    expect(
      submitPrayerRequestInputSchema.safeParse({ ...voice, submissionId, audioPath: null }).success,
    ).toBe(false);
    const stored = z.object(prayerRequestFields(z.date())).parse(newPrayerRequest(voice, NOW, true));
    expect(stored).toMatchObject({ prayer_text: null, audio_path: audioPath, signs_of_need: [] });
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
