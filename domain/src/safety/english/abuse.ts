import { combinePhrases } from '../combine-phrases.ts';
import { FAMILY, FEARED, MAY_TOUCH, MY_FAMILY, PEOPLE } from './people.ts';

const SOMEONE = ['someone', 'somebody'];

/** The object tells abuse from a misuse: "he abuses alcohol", "abuses my trust". */
const ABUSED = [...MY_FAMILY, 'my wife', 'his wife', 'our kids', 'our children', 'the kids', 'the children'];

/** Signs of abuse in English. */
export const ENGLISH_ABUSE: readonly string[] = [
  // Mistreatment.
  ...['abused', 'abusive', 'abuse at home', 'domestic violence', 'family violence', 'violence at home'],
  ...['violence in my home', 'violence in our home', 'physical abuse', 'emotional abuse', 'child abuse'],
  ...combinePhrases(['abuses', 'abusing'], ['me', 'us', 'him', 'her', ...ABUSED]),
  ...combinePhrases(['mistreats', 'mistreating'], ['me', 'us', ...ABUSED]),
  ...combinePhrases(['gets', 'becomes'], ['violent']),
  ...combinePhrases(['violent'], ['with me', 'with us', 'to me', 'toward me', 'towards me', 'at home']),
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
  ...['strangles me', 'strangled me', 'strangling me', 'assaulted', 'assaults me', 'assaulting me'],
  ...combinePhrases(
    ['threw me', 'throws me', 'pushed me', 'pushes me'],
    ['against', 'down', 'across', 'into the wall', 'into a wall'],
  ),
  ...['grabbed me by', 'grabs me by', 'drags me by', 'pulls my hair', 'pulled my hair'],
  ...['going to hurt me', 'gonna hurt me', 'he will hurt me', 'hell hurt me', 'she will hurt me'],
  // Injuries. The subjects tell them from an illness: "my back is hurting me".
  ...combinePhrases([...PEOPLE, ...SOMEONE], ['hurts me', 'hurts us', 'is hurting me', 'is hurting us']),
  ...combinePhrases([...PEOPLE, ...SOMEONE], ['keeps hurting me', 'has hurt me']),
  ...combinePhrases([...FAMILY, ...SOMEONE], ['hurt me']),
  ...combinePhrases(FAMILY, ['attacks me', 'attacked me']),
  // Sexual abuse.
  ...['raped', 'rape', 'molested', 'molests', 'sexual assault', 'sexually assaulted', 'sexual abuse'],
  ...['sexual harassment', 'sexually harassed', 'sexually harasses', 'sexually harassing'],
  ...combinePhrases(
    ['forced me to', 'forcing me to', 'made me', 'makes me'],
    ['have sex', 'sleep with him', 'touch him'],
  ),
  ...combinePhrases(['forces', 'forced', 'forcing'], ['himself on me', 'himself on her', 'himself on my']),
  ...combinePhrases(
    ['comes', 'came', 'comes in', 'came in'],
    ['into my room at night', 'my room at night', 'into my bed'],
  ),
  ...combinePhrases(MAY_TOUCH, ['touched me']),
  ...['touches me', 'keeps touching me', 'tried to touch me', 'touched me down there'],
  ...['touched my private', 'touched my privates', 'touched my private parts'],
  ...['groped me', 'gropes me', 'groping me', 'fondled me'],
  ...['inappropriately touched', 'touched inappropriately', 'touched me inappropriately'],
  ...['touched her inappropriately', 'touched him inappropriately'],
  // Threats, coercion and confinement.
  ...['forces me', 'threatens me', 'threatened me', 'threatening me'],
  ...combinePhrases([...PEOPLE, ...SOMEONE], ['threatens us', 'threatened us', 'is threatening us']),
  ...combinePhrases(['scared of', 'afraid of', 'terrified of', 'frightened of'], FEARED),
  ...[
    'afraid to go home',
    'scared to go home',
    'wont let me leave',
    'wont let me out',
    'locks me in',
    'locked me in',
    'keeps me locked',
  ],
];
