import { combinePhrases } from './combine-phrases.ts';
import type { CrisisSign } from './crisis-signs.ts';

export interface PhraseSource {
  /** The day the list was written. */
  readonly date: string;
  /** The pages whose warning signs the list follows. */
  readonly sources: readonly string[];
}

export const ENGLISH_SIGN_SOURCE: PhraseSource = {
  date: '2026-12-01',
  sources: ['https://988lifeline.org/help-someone-else/', 'https://www.thehotline.org/identify-abuse/'],
};

const SELVES = ['myself', 'my self', 'himself', 'herself', 'themselves'];

const FAMILY = [
  ...['husband', 'wife', 'spouse', 'ex', 'boyfriend', 'girlfriend', 'partner', 'fiance', 'roommate'],
  ...['dad', 'daddy', 'father', 'mom', 'mother', 'stepdad', 'stepfather', 'stepmom', 'stepmother', 'parents'],
  ...['brother', 'stepbrother', 'sister', 'son', 'daughter', 'uncle', 'aunt', 'cousin'],
  ...['grandpa', 'grandfather'],
];

/** The subjects tell a blow from an accident or a feeling: "a car hit me", "it hit me that I miss her". */
const PEOPLE = [...FAMILY, 'he', 'she', 'boss', 'coach', 'teacher', 'neighbor', 'pastor', 'priest'];

/** Without "he" and clergy, because God and a sermon touch people, too. */
const MAY_TOUCH = [...FAMILY, 'boss', 'coach', 'teacher', 'neighbor', 'babysitter'].map((one) => `my ${one}`);

const MY_FAMILY = combinePhrases(
  ['my'],
  ['mom', 'mother', 'sister', 'brother', 'son', 'daughter', 'kids', 'children'],
);

/**
 * Phrases that may show that someone needs more than prayer. Mere grief ("my mother died") does not count. An extra
 * phrase does no harm, but a missing one may.
 */
export const ENGLISH_CRISIS_KEYWORDS: Record<CrisisSign, readonly string[]> = {
  self_harm: [
    // Suicide and its means.
    ...['suicide', 'suicidal'],
    ...combinePhrases(['kill', 'killing', 'killed', 'hang', 'hanging', 'hanged', 'hung'], SELVES),
    ...combinePhrases(['shoot', 'shooting', 'shot', 'drown', 'poison', 'unalive'], SELVES),
    ...combinePhrases(
      ['jump', 'jumping', 'jumped'],
      [
        ...combinePhrases(['off', 'off of', 'from'], ['a bridge', 'the bridge', 'a building', 'a cliff']),
        ...['in front of a train', 'in front of the train', 'in front of a car', 'in front of traffic'],
      ],
    ),
    ...combinePhrases(
      ['slit', 'slitting', 'cut', 'cutting'],
      ['my wrists', 'my wrist', 'his wrists', 'her wrists', 'their wrists'],
    ),
    ...['slit my throat', 'overdose', 'overdosed', 'overdosing'],
    ...combinePhrases(
      ['took', 'swallowed', 'going to take', 'gonna take', 'want to take', 'wanna take'],
      ['all my pills', 'all of my pills', 'all the pills', 'too many pills', 'a bottle of pills'],
    ),
    // Ending a life.
    ...combinePhrases(['end', 'ending', 'ended'], ['my life', 'his life', 'her life', 'their life']),
    ...combinePhrases(
      ['end', 'ending', 'ended', 'take', 'taking', 'took'],
      ['my own life', 'his own life', 'her own life', 'their own life', 'their own lives'],
    ),
    ...['end it all', 'take my life', 'of taking my life', 'about taking my life'],
    // Wanting to be dead, or no longer wanting to live.
    ...combinePhrases(
      ['want to', 'wants to', 'wanted to', 'wanting to', 'wanna', 'wish to', 'wish i could'],
      ['die', 'be dead'],
    ),
    ...combinePhrases(
      [
        ...['dont want to', 'do not want to', 'doesnt want to', 'does not want to', 'didnt want to'],
        ...['dont wanna', 'no longer want to', 'no longer wants to', 'not want to'],
      ],
      [
        'live anymore',
        'live any more',
        'live any longer',
        'be alive',
        'be here anymore',
        'be here any more',
        'exist',
      ],
    ),
    ...['dont want to live', 'do not want to live', 'doesnt want to live', 'dont wanna live'],
    'i no longer want to live',
    ...['wish i was dead', 'wish i were dead', 'wish i wasnt alive', 'wish i werent alive', 'rather be dead'],
    ...['wish i was never born', 'wish i were never born', 'wish i had never been born'],
    ...['hope i dont wake up', 'hope i never wake up', 'sleep and never wake up', 'sleep and not wake up'],
    ...['better off dead', 'better off without me', 'no reason to live', 'nothing to live for'],
    ...['tired of living', 'tired of being alive', 'cant go on', 'cannot go on'],
    // Hurting oneself. Others may have hurt or cut themselves by accident.
    ...['self harm', 'selfharm', 'self harming', 'cuts herself', 'cuts himself'],
    ...combinePhrases(['harm', 'harming'], SELVES),
    ...combinePhrases(['hurt', 'hurting', 'cut', 'cutting'], ['myself', 'my self']),
  ],
  abuse: [
    // Mistreatment.
    ...['abused', 'abuses me', 'abusing me', 'abusive', 'abuse at home', 'domestic violence'],
    // Beatings.
    ...combinePhrases(PEOPLE, ['hit me', 'has hit me', 'beat me', 'has beaten me']),
    ...combinePhrases(FAMILY, ['hit us', 'beat us']),
    ...combinePhrases(PEOPLE, ['kicks me', 'kicked me']),
    ...['hits me', 'hitting me', 'hits us', 'beats me', 'beating me', 'beats us'],
    ...combinePhrases(['slaps', 'slapped', 'punches', 'punched', 'chokes', 'choked'], ['me', 'us']),
    ...combinePhrases(
      ['he', 'husband', 'boyfriend', 'dad', 'father', 'stepdad', 'stepfather'],
      combinePhrases(
        ['hits', 'hit', 'beats', 'beat', 'slaps', 'slapped', 'punches', 'punched', 'chokes', 'choked'],
        ['his wife', 'our kids', 'our children', 'the kids', 'the children', ...MY_FAMILY],
      ),
    ),
    ...['beat me up', 'slapping me', 'punching me', 'choking me', 'shoves me', 'shoved me'],
    ...['strangles me', 'strangled me', 'strangling me'],
    // Sexual abuse.
    ...['raped', 'rape', 'molested', 'molests', 'sexual assault', 'sexually assaulted', 'sexual abuse'],
    ...combinePhrases(MAY_TOUCH, ['touched me']),
    ...[
      'touches me',
      'keeps touching me',
      'tried to touch me',
      'touched me down there',
      'touched my private',
    ],
    ...['touched my privates', 'touched my private parts', 'groped me', 'gropes me', 'fondled me'],
    ...['inappropriately touched', 'touched inappropriately', 'touched me inappropriately'],
    ...['touched her inappropriately', 'touched him inappropriately', 'forced himself on me'],
    // Threats, coercion and confinement.
    ...['forces me', 'threatens me', 'wont let me leave', 'locks me in'],
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
