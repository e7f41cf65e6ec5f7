/**
 * Stands in the build for `re2js`, with which Firestore's SDK evaluates regular expressions of pipeline queries in its cache: a good
 * part of what the browser has to read before it can ask for anything, and no query of ours has one.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('A query has a regular expression: give the build its re2js back, in vite.config.ts.');
  },
};
