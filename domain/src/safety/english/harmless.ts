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
  ...['paycheck', 'from paycheck', 'far from', 'far away', 'so far from', 'so far away'],
  ...combinePhrases(['out of'], ['a suitcase', 'my suitcase', 'suitcases', 'boxes', 'a car', 'my car']),
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

const GIVERS = [
  ...['god', 'jesus', 'christ', 'the lord', 'my faith', 'my family', 'my son', 'my daughter', 'my baby'],
  ...['my grandson', 'my granddaughter', 'my husband', 'my wife', 'my dog', 'my cat', 'he', 'she'],
];

const REASONS_TO_LIVE = ['a reason to live', 'something to live for'];

const CLINICIANS = [
  ...['cardiologist', 'doctor', 'specialist', 'oncologist', 'neurologist', 'nephrologist', 'clinic'],
  ...['psychiatrist', 'therapist', 'surgeon', 'nurse', 'hematologist', 'medical team', 'hospital'],
];

const HOURS = ['3', '4', '5', '6', 'three', 'four', 'five', 'six', 'night'];

/** What contains a listed English phrase, but speaks of an illness, a feeling or another trouble. */
export const ENGLISH_HARMLESS: readonly string[] = [
  ...combinePhrases(['kicked me', 'kicks me'], ['out', 'off']),
  ...combinePhrases(
    ['tired of living', 'sick of living', 'hate living', 'done living'],
    [...CIRCUMSTANCES, ...HARDSHIPS],
  ),
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
  // What gives a reason to live. Not "Lord, give me" or "nothing gives me".
  ...combinePhrases(GIVERS, combinePhrases(['gives me', 'has given me'], REASONS_TO_LIVE)),
  ...combinePhrases(
    ['children', 'kids', 'sons', 'daughters', 'grandchildren', 'grandkids', 'they'],
    combinePhrases(['give me', 'have given me'], REASONS_TO_LIVE),
  ),
  // Feelings, and fear for someone rather than of them.
  ...['hurt me deeply', 'hurts me deeply', 'hurt me with his words', 'hurt me with her words'],
  ...combinePhrases(
    FEARED.map((one) => `of ${one}`),
    [
      ...['dying', 'passing', 'getting sick', 'getting deported', 'being deported', 'not making it'],
      ...['not waking', 'not surviving', 'not finding work', 'not finding a job', 'losing his job'],
      ...['losing her job', 'having surgery', 'having a stroke', 'having a heart attack'],
      ...['going to war', 'going to surgery', 'leaving for college', 'moving away', 'moving out'],
      ...['flying to', 'flying home', 'flying alone', 'going into surgery', 'having cancer'],
      ...['driving to college', 'driving to school', 'driving to work', 'driving alone', 'driving at night'],
    ],
  ),
  ...combinePhrases(
    ['gets violent', 'becomes violent'],
    ['headaches', 'migraines', 'seizures', 'cramps', 'coughs', 'coughing', 'chills', 'nightmares'],
  ),
  // Little ones.
  ...combinePhrases(
    ['my toddler', 'my baby', 'the baby', 'my grandson', 'my granddaughter'],
    ['pulls my hair', 'pulled my hair'],
  ),
  ...combinePhrases(
    ['my daughter', 'my son', 'my toddler', 'my grandson', 'my granddaughter'],
    combinePhrases(['comes', 'came'], ['into my bed', 'into my room at night']),
  ),
  ...combinePhrases(['being followed by a', 'being followed by the', 'being followed by my'], CLINICIANS),
  // Misuse and threats. Those of a partner are signs, whatever the means.
  ...combinePhrases(
    ['abusing her', 'abusing his', 'abuses her', 'abuses his'],
    ['medication', 'medications', 'medicine', 'pills', 'prescription', 'prescriptions', 'body', 'power'],
  ),
  ...combinePhrases(
    ['landlord', 'landlady', 'bank', 'boss', 'employer', 'company', 'hospital'],
    combinePhrases(
      ['threatens', 'threatened', 'has threatened', 'is threatening', 'keeps threatening'],
      combinePhrases(['me with', 'us with'], ['eviction', 'foreclosure', 'a lawsuit']),
    ),
  ),
];
