import { combinePhrases } from '../combine-phrases.ts';
import { FEARED } from './people.ts';

const AT_HOME = [
  ...['nursing home', 'shelter', 'motel', 'hotel', 'hotel room', 'small apartment', 'tiny apartment'],
  ...['apartment', 'house', 'trailer', 'tent', 'dorm', 'basement', 'city', 'town', 'neighborhood'],
  ...['car', 'van', 'country', 'hospital', 'rental'],
];

/** Where and with whom one can be tired of living without being tired of life: not "in this world" or "with pain". */
const CIRCUMSTANCES = [
  ...['there', 'apart', 'together', 'here together'],
  ...combinePhrases(['in a', 'in an', 'in the', 'in this', 'in my', 'in our'], AT_HOME),
  ...combinePhrases(['at'], ['home', 'the shelter', 'a shelter', 'my parents', 'my moms', 'my dads']),
  ...combinePhrases(
    ['with'],
    [
      ...['roommates', 'a roommate', 'my roommate', 'my roommates', 'my parents', 'my in laws', 'diabetes'],
      ...[
        'my mom',
        'my mother',
        'my dad',
        'my father',
        'my sister',
        'my brother',
        'my family',
        'my diabetes',
      ],
      ...['debt', 'this debt', 'my debt', 'roaches', 'mold'],
    ],
  ),
];

const HARDSHIPS = [
  ...['paycheck', 'alone', 'out of', 'from', 'far', 'so far'],
  ...combinePhrases(['in'], ['debt', 'poverty', 'sin', 'chaos', 'clutter', 'motels', 'hotels']),
  ...combinePhrases(['on'], ['the street', 'the streets', 'disability', 'food stamps', 'credit', 'welfare']),
  ...combinePhrases(['on'], ['a fixed income', 'unemployment', 'social security']),
];

const HOUSEHOLD = [
  'baby',
  'kids',
  'children',
  'son',
  'daughter',
  'husband',
  'wife',
  'family',
  'parents',
  'neighbors',
];

const HOURS = ['3', '4', '5', '6', 'three', 'four', 'five', 'six', 'night'];

/** What contains a listed English phrase, but speaks of an illness, a feeling or another trouble. */
export const ENGLISH_HARMLESS: readonly string[] = [
  ...combinePhrases(['kicked me', 'kicks me'], ['out', 'off']),
  ...combinePhrases(['tired of living', 'sick of living'], [...CIRCUMSTANCES, ...HARDSHIPS]),
  ...combinePhrases(['point in living', 'feel like living'], CIRCUMSTANCES),
  // Staying and leaving.
  ...combinePhrases(
    ['keep going'],
    ['to the', 'to my', 'to work', 'to school', 'to church', 'back and forth'],
  ),
  ...combinePhrases(
    ['go on'],
    [
      ...['vacation', 'vacations', 'a vacation', 'this vacation', 'a trip', 'the trip', 'this trip'],
      ...['mission', 'a mission', 'the mission', 'a cruise', 'a diet', 'a date', 'dates', 'retreat'],
      ...['a retreat', 'the retreat', 'a pilgrimage', 'the pilgrimage', 'a ventilator', 'the ventilator'],
      ...['dialysis', 'disability', 'welfare', 'unemployment', 'medication', 'medicine', 'insulin'],
      ...['hospice', 'chemo', 'oxygen', 'strike', 'a walk', 'walks', 'the field trip', 'tour'],
    ],
  ),
  ...combinePhrases(['worth living'], ['here', ...CIRCUMSTANCES]),
  // Sleep.
  ...combinePhrases(['want to wake up'], ['early', 'so early', 'in pain', 'late', 'during', 'everyone']),
  ...combinePhrases(['want to wake up at'], HOURS),
  ...combinePhrases(['want to wake up my', 'want to wake up the', 'want to wake up our'], HOUSEHOLD),
  // Faith.
  ...combinePhrases(['rather die than'], ['deny', 'renounce', 'sin', 'ask', 'admit', 'see a doctor']),
  ...combinePhrases(
    [
      'life has no meaning',
      'life has no purpose',
      'life is meaningless',
      'life is pointless',
      'want to go on',
    ],
    ['without god', 'without jesus', 'without christ', 'without the lord', 'apart from'],
  ),
  // Feelings, and fear for someone rather than of them.
  ...['hurt me deeply', 'hurts me deeply', 'hurt me with his words', 'hurt me with her words'],
  ...combinePhrases(
    FEARED.map((one) => `of ${one}`),
    [
      ...['dying', 'losing', 'leaving', 'passing', 'having', 'going to', 'getting sick', 'getting worse'],
      ...['getting deported', 'being deported', 'not making', 'not waking', 'not surviving', 'not finding'],
    ],
  ),
  // Misuse.
  ...combinePhrases(
    ['abusing her', 'abusing his', 'abuses her', 'abuses his'],
    ['medication', 'medications', 'medicine', 'pills', 'prescription', 'prescriptions', 'body', 'power'],
  ),
  ...combinePhrases(
    ['threatens', 'threatened', 'threatening'],
    combinePhrases(
      ['me with', 'us with'],
      ['eviction', 'foreclosure', 'deportation', 'a lawsuit', 'legal action', 'court', 'jail'],
    ),
  ),
];
