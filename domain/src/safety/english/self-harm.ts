import { combinePhrases } from '../combine-phrases.ts';

const SELVES = ['myself', 'my self', 'himself', 'herself', 'themselves'];

const NO_LONGER_WANT_TO = [
  ...['dont want to', 'do not want to', 'doesnt want to', 'does not want to', 'didnt want to'],
  ...['dont wanna', 'no longer want to', 'no longer wants to', 'not want to'],
];

const CANNOT = ['cant', 'cannot', 'can not', 'can no longer'];

/** Signs of self-harm in English. */
export const ENGLISH_SELF_HARM: readonly string[] = [
  // Suicide and its means.
  ...['suicide', 'suicidal'],
  ...combinePhrases(['kill', 'killing', 'killed', 'hang', 'hanging', 'hanged', 'hung'], SELVES),
  ...combinePhrases(['shoot', 'shooting', 'shot', 'drown', 'poison', 'unalive'], SELVES),
  ...combinePhrases(['set'], ['myself on fire', 'himself on fire', 'herself on fire']),
  // Not of kilometers: "I ran 10 kms".
  ...combinePhrases(['wanna', 'want to', 'gonna', 'going to', 'about to', 'will', 'ill', 'just'], ['kms']),
  ...combinePhrases(
    ['jump', 'jumping', 'jumped'],
    [
      ...combinePhrases(
        ['off', 'off of', 'from'],
        ['a bridge', 'the bridge', 'a building', 'the building', 'a cliff', 'a roof', 'the roof'],
      ),
      ...['out of the window', 'out of a window', 'out the window', 'out a window'],
      ...['in front of a train', 'in front of the train', 'in front of a car', 'in front of traffic'],
    ],
  ),
  ...combinePhrases(
    ['slit', 'slitting', 'cut', 'cutting', 'cuts'],
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
  // Wanting to be dead.
  ...combinePhrases(
    ['want to', 'wants to', 'wanted to', 'wanting to', 'wanna', 'wish to', 'wish i could', 'could just'],
    ['die', 'be dead', 'disappear', 'leave this world'],
  ),
  ...['wish i was dead', 'wish i were dead', 'wish i wasnt alive', 'wish i werent alive'],
  ...['rather be dead', 'id rather die', 'hed rather die', 'shed rather die', 'would rather die'],
  ...['feel like dying', 'feels like dying', 'felt like dying'],
  ...['wish i was never born', 'wish i were never born', 'wish i had never been born'],
  ...['wish i hadnt been born', 'should never have been born'],
  ...['hope i dont wake up', 'hope i never wake up', 'sleep and never wake up', 'sleep and not wake up'],
  ...combinePhrases(['dont', 'do not', 'doesnt', 'does not', 'no longer'], ['want to wake up']),
  ...[
    'never want to wake up',
    'rather not wake up',
    'wish i wouldnt wake up',
    'wish i didnt wake up',
    'dont wanna wake up',
    'no longer wants to wake up',
  ],
  // Being a burden.
  ...['better off dead', 'better off without me', 'better without me'],
  ...combinePhrases(
    ['better off if i', 'better if i'],
    ['were dead', 'was dead', 'died', 'were gone', 'was gone', 'werent here', 'wasnt here', 'didnt exist'],
  ),
  ...combinePhrases(
    ['i am', 'im', 'i feel like', 'feel like im'],
    ['a burden', 'such a burden', 'just a burden', 'only a burden', 'nothing but a burden'],
  ),
  // No longer wanting to live.
  ...combinePhrases(NO_LONGER_WANT_TO, [
    ...['live anymore', 'live any more', 'live any longer', 'be alive', 'exist', 'go on'],
    ...['be here anymore', 'be here any more', 'be in this world', 'be on this earth'],
  ]),
  ...['dont want to live', 'do not want to live', 'doesnt want to live', 'dont wanna live'],
  ...[
    'i no longer want to live',
    'no longer want to be here',
    'done with life',
    'done living',
    'hate living',
  ],
  ...['hate being alive', 'hate my life', 'give up on life', 'giving up on life', 'given up on life'],
  ...combinePhrases(
    ['dont', 'do not', 'doesnt', 'does not', 'no longer', 'not'],
    ['feel like living', 'feel like being alive'],
  ),
  ...combinePhrases(CANNOT, [
    ...['go on', 'keep going', 'keep living', 'live anymore'],
    ...combinePhrases(
      ['take it', 'take this', 'bear it', 'live like this', 'live this life', 'do life', 'do this life'],
      ['anymore', 'any more', 'any longer'],
    ),
  ]),
  'can no longer live like this',
  // Without "just" it is often said of a job.
  ...combinePhrases(['just cant do this', 'just cannot do this'], ['anymore', 'any more', 'any longer']),
  ...['tired of living', 'tired of being alive', 'tired of life', 'sick of living', 'sick of life'],
  // No reason to live.
  ...combinePhrases(
    ['no', 'lost the', 'lost my', 'lost all', 'lost his', 'lost her', 'losing the', 'losing my'],
    ['will to live'],
  ),
  ...['lost the will to go on', 'no will to go on'],
  ...combinePhrases(
    ['no reason'],
    ['to live', 'to go on', 'to keep going', 'to be alive', 'to stay alive', 'for living'],
  ),
  ...['a reason to live', 'any reason to live', 'see no way out'],
  ...combinePhrases(
    ['no point', 'any point', 'the point'],
    combinePhrases(['in', 'of', 'to'], ['living', 'being alive', 'going on']),
  ),
  ...combinePhrases(['nothing', 'no one', 'nobody', 'anything', 'something'], ['to live for']),
  ...combinePhrases(['nothing', 'no one', 'nobody', 'anything'], ['left to live for', 'else to live for']),
  ...['life is not worth', 'life isnt worth', 'not worth living', 'isnt worth living'],
  ...['no longer worth living', 'life is no longer worth'],
  ...['life has no meaning', 'life has no purpose', 'see no meaning in life', 'no meaning in my life'],
  ...['life is meaningless', 'life is pointless', 'life has lost its meaning', 'life no longer has meaning'],
  // Hurting oneself. Others may have hurt or cut themselves by accident.
  ...['self harm', 'selfharm', 'self harming', 'cuts herself', 'cuts himself'],
  ...combinePhrases(['harm', 'harming'], SELVES),
  ...combinePhrases(['hurt', 'hurting', 'cut', 'cutting'], ['myself', 'my self']),
  // In the plural, as a cut arm may be an accident.
  ...combinePhrases(['cut', 'cutting'], ['my arms', 'my legs', 'my thighs']),
  ...combinePhrases(
    ['cuts', 'cutting'],
    ['her arms', 'her legs', 'her thighs', 'his arms', 'his legs', 'his thighs'],
  ),
  ...['started cutting again', 'been cutting again'],
];
