/**
 * Replaces `re2js` in the build. Firestore's SDK uses it to evaluate regular expressions of pipeline queries in its
 * cache. It is a large part of the code that the browser has to read before its first request, and none of our queries
 * has a regular expression.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('A query has a regular expression: give the build its re2js back, in vite.config.ts.');
  },
};
