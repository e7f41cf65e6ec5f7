import { combinePhrases } from '../combine-phrases.ts';

/** Signs of danger in English. */
export const ENGLISH_DANGER: readonly string[] = [
  // Fear for a life, and intent to kill.
  ...['kill me', 'killing me and', 'kill us', 'kill someone', 'kill him', 'kill her', 'threatened to kill'],
  ...['death threat', 'death threats'],
  ...combinePhrases(
    ['afraid for', 'fear for', 'scared for'],
    ['my life', 'our lives', 'my safety', 'our safety'],
  ),
  // Not being safe.
  ...['in danger', 'dont feel safe', 'do not feel safe', 'feel unsafe', 'unsafe at home'],
  ...[
    'i am not safe',
    'im not safe',
    'we are not safe',
    'not safe at home',
    'not safe in my home',
    'not safe with him',
  ],
  // Weapons.
  ...['has a gun', 'had a gun', 'with a gun', 'with a knife', 'with a machete'],
  ...combinePhrases(['pulled', 'pointed'], ['a gun', 'a knife', 'his gun']),
  // Stalking, abduction, extortion and trafficking.
  ...['stalking me', 'stalks me', 'being followed', 'kidnap me', 'kidnapped', 'abducted'],
  ...['blackmailing me', 'blackmails me', 'being blackmailed', 'extorting me', 'extorting us'],
  ...['trafficked', 'being trafficked', 'held against my will'],
];
