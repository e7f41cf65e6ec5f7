import type { CrisisSign } from './crisis-signs.ts';

export interface PhraseSource {
  /** The day the list was written. */
  readonly date: string;
  /** The pages whose warning signs the list follows. */
  readonly sources: readonly string[];
}

export const ENGLISH_SIGN_SOURCE: PhraseSource = {
  date: '2026-11-21',
  sources: ['https://988lifeline.org/help-someone-else/', 'https://www.thehotline.org/identify-abuse/'],
};

/**
 * Phrases that may show that someone needs more than prayer. Mere grief ("my mother died") does not count. An extra
 * phrase does no harm, but a missing one may.
 */
export const ENGLISH_CRISIS_KEYWORDS: Record<CrisisSign, readonly string[]> = {
  self_harm: [
    ...[
      'suicide',
      'suicidal',
      'kill myself',
      'killing myself',
      'killed myself',
      'kill himself',
      'kill herself',
    ],
    ...['kill themselves', 'end my life', 'ending my life', 'end his life', 'end her life', 'end their life'],
    ...['end it all', 'take my life', 'take my own life', 'taking my own life', 'take his own life'],
    ...[
      'take her own life',
      'want to die',
      'wants to die',
      'wanting to die',
      'wish i was dead',
      'wish i were dead',
    ],
    ...[
      'better off dead',
      'better off without me',
      'no reason to live',
      'nothing to live for',
      'dont want to live',
    ],
    ...[
      'do not want to live',
      'doesnt want to live',
      'cant go on',
      'cannot go on',
      'dont want to be here anymore',
    ],
    ...[
      'self harm',
      'selfharm',
      'harm myself',
      'harming myself',
      'hurt myself',
      'hurting myself',
      'cut myself',
    ],
    ...['cutting myself', 'cuts herself', 'cuts himself', 'overdose', 'overdosed'],
  ],
  abuse: [
    ...[
      'abused',
      'abuses me',
      'abusing me',
      'abusive',
      'abuse at home',
      'domestic violence',
      'hits me',
      'hitting me',
    ],
    ...[
      'hits us',
      'beats me',
      'beating me',
      'beats us',
      'beat me up',
      'chokes me',
      'choked me',
      'strangled me',
    ],
    ...['raped', 'rape', 'molested', 'molests', 'sexual assault', 'sexually assaulted', 'sexual abuse'],
    ...['touches me', 'forces me', 'threatens me', 'wont let me leave', 'locks me in'],
  ],
  danger: [
    ...['kill me', 'killing me and', 'kill us', 'kill someone', 'kill him', 'kill her', 'threatened to kill'],
    ...['in danger', 'not safe at home', 'dont feel safe', 'do not feel safe', 'afraid for my life'],
    ...[
      'fear for my life',
      'scared for my life',
      'stalking me',
      'stalks me',
      'has a gun',
      'with a gun',
      'with a knife',
    ],
    ...['trafficked', 'being trafficked', 'held against my will', 'being followed'],
  ],
};
