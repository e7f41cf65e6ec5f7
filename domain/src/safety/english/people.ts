export const FAMILY = [
  ...['husband', 'wife', 'spouse', 'ex', 'boyfriend', 'girlfriend', 'partner', 'fiance', 'roommate'],
  ...['dad', 'daddy', 'father', 'mom', 'mother', 'stepdad', 'stepfather', 'stepmom', 'stepmother', 'parents'],
  ...['brother', 'stepbrother', 'sister', 'son', 'daughter', 'uncle', 'aunt', 'cousin'],
  ...['grandpa', 'grandfather'],
];

/** The subjects tell a blow from an accident or a feeling: "a car hit me", "it hit me that I miss her". */
export const PEOPLE = [...FAMILY, 'he', 'she', 'boss', 'coach', 'teacher', 'neighbor', 'pastor', 'priest'];

/** Without "he" and clergy, because God and a sermon touch people, too. */
export const MAY_TOUCH = [...FAMILY, 'boss', 'coach', 'teacher', 'neighbor', 'babysitter'].map(
  (one) => `my ${one}`,
);

export const MY_FAMILY = ['mom', 'mother', 'sister', 'brother', 'son', 'daughter', 'kids', 'children'].map(
  (one) => `my ${one}`,
);

/** Whom someone may fear at home. */
export const FEARED = [
  ...['my husband', 'my wife', 'my boyfriend', 'my girlfriend', 'my partner', 'my ex', 'my dad', 'my father'],
  ...['my stepdad', 'my stepfather', 'my mom', 'my mother', 'my uncle', 'my brother', 'my son', 'him'],
];
