import type { Service } from './trials.ts';

const WITHOUT_AUTH = 'without an account, reading it fails, which refuses as well';
const NOT_COMPARABLE = 'what is no timestamp cannot be compared with one: that fails, which refuses as well';
const NOT_MATCHED = 'what is no string cannot be matched: that fails, which refuses as well';
const NOT_ASKED = 'what is no list cannot be asked what it holds: that fails, which refuses as well';
const NOT_JOINED = 'what is no string cannot be joined to one: that fails, which refuses as well';
const ITS_CIRCLE_DEMANDS_IT = 'the circle that has to be opened with it demands the same';
const ITS_NOTE_DEMANDS_IT = 'the note that has to be posted with it demands the same';
const ITS_COUNT_DEMANDS_IT = 'the count that has to be raised with it demands the same';
const ITS_PRAYER_DEMANDS_IT = 'the prayer that has to be stored with it demands the same';
const ITS_MEMBERSHIP_DEMANDS_IT = 'the membership that has to be stored with it demands the same';
const ITS_REACTION_DEMANDS_IT = 'the reaction that has to be stored with it demands the same';
const ITS_DECISION_DEMANDS_IT = 'the decision that has to be stored with it demands the same';
const ITS_POST_ASKS_IT = 'the post that has to be decided on with it demands the same';
const NO_DECISION = 'where none is stored, reading it fails, which refuses as well';
const NAMES_NO_DECISION =
  'what is no string is the name of no decision: none is there, which refuses as well';
const NAMES_NO_NOTE = 'what is no string is the name of no note: none is there, which refuses as well';
const HAS_NO_PLACE =
  'where a post is cannot be told by what is no yes or no: that fails, which refuses as well';
const ONE_MOMENT = 'nobody chooses the microsecond in which the server takes a write';

/**
 * Mutants that no request can distinguish from the original, by id, each with the reason. `npm run mutate:rules` still
 * runs them, and fails if one of them is killed or is no longer a mutant.
 */
export const EQUIVALENT_MUTANTS: Readonly<Record<Service, Readonly<Record<string, string>>>> = {
  firestore: {
    'hasPassedCode(): request.auth != null → true': WITHOUT_AUTH,
    'isMember(): request.auth != null → true': WITHOUT_AUTH,
    'isText(): value is string → true': NOT_MATCHED,
    'isWithoutFileOrChecked(): item.file_url is string → true': NOT_MATCHED,
    'isCountingNote(): mayReadRequest(resource.data) → true': ITS_NOTE_DEMANDS_IT,
    'isCountingNote(): request.resource.data.note_count == resource.data.note_count + 1 → true':
      ITS_NOTE_DEMANDS_IT,
    '/prayer_requests/{requestId}/notes/{noteId} create: mayReadRequest(parentRequest()) → true':
      ITS_COUNT_DEMANDS_IT,
    "isCountingPrayer(): request.resource.data.prayer_count == resource.data.get('prayer_count', 0) + 1 → true":
      ITS_PRAYER_DEMANDS_IT,
    'isCountingPrayer(): (!exists(ownPrayerPath()) || isLongAgo(get(ownPrayerPath()).data)) → true':
      ITS_PRAYER_DEMANDS_IT,
    'isCountingNote(): request.resource.data.last_note_id is string → true': NAMES_NO_NOTE,
    'isOwnPrayer(): request.resource.data.created_at == request.time → true': ITS_COUNT_DEMANDS_IT,
    '/prayer_requests/{requestId}/prayers/{uid} update: isLongAgo(resource.data) → true':
      ITS_COUNT_DEMANDS_IT,
    'isPrayedFor(): (!exists(reactionPath(postId)) || isLongAgo(get(reactionPath(postId)).data)) → true':
      ITS_REACTION_DEMANDS_IT,
    'isPrayedFor(): request.resource.data.prayer_count == resource.data.prayer_count + 1 → true':
      ITS_REACTION_DEMANDS_IT,
    'isNewReaction(): reaction.created_at == request.time → true': ITS_COUNT_DEMANDS_IT,
    '/belief_wall_reactions/{reactionId} update: isLongAgo(resource.data) → true': ITS_COUNT_DEMANDS_IT,
    'isDecidedOn(): isLeadership() → true': ITS_DECISION_DEMANDS_IT,
    'isDecidedOn(): request.resource.data.last_decision_id is string → true': NAMES_NO_DECISION,
    'isDecidedOn(): existsAfter(historyPath(request.resource.data.last_decision_id)) → true': NO_DECISION,
    '/belief_wall_posts/{postId}/history/{decisionId} create: isLeadership() → true': ITS_POST_ASKS_IT,
    "/belief_wall_posts/{postId}/history/{decisionId} create: request.resource.data.action in ['approve', 'hide', 'restore', 'keep', 'edit', 'unmark_answered'] → true":
      ITS_POST_ASKS_IT,
    'isOwnAvailability(): request.resource.data.unavailable_start_date is timestamp → true': NOT_COMPARABLE,
    'isOwnAvailability(): request.resource.data.unavailable_end_date is timestamp → true': NOT_COMPARABLE,
    'areLanguages(): languages is list → true': NOT_ASKED,
    '/distribution_memberships/{membershipId} create: request.resource.data.method_id is string → true':
      NOT_JOINED,
    '/distribution_memberships/{membershipId} create: request.resource.data.user_id is string → true':
      NOT_JOINED,
    'isOpening(): founder.last_circle_at == request.time → true': ITS_CIRCLE_DEMANDS_IT,
    '/prayer_circles/{circleId} create: isMember() → true': ITS_MEMBERSHIP_DEMANDS_IT,
    '/prayer_circles/{circleId} create: request.resource.data.created_by == request.auth.uid → true':
      ITS_MEMBERSHIP_DEMANDS_IT,
    '/prayer_circles/{circleId}/members/{uid} create: isMember() → true': ITS_CIRCLE_DEMANDS_IT,
    '/prayer_circles/{circleId}/members/{uid} create: uid == request.auth.uid → true': ITS_CIRCLE_DEMANDS_IT,
    '/circle_founders/{uid} update: >= → >': ONE_MOMENT,
    '/circle_prayer_paces/{uid} update: >= → >': ONE_MOMENT,
    'isMoved(): request.resource.data.is_approved is bool → true': HAS_NO_PLACE,
    'isMoved(): request.resource.data.is_hidden is bool → true': HAS_NO_PLACE,
    'isTakingBackPrayedFor(): < → <=': ONE_MOMENT,
    'isLongAgo(): >= → >': ONE_MOMENT,
  },
  storage: {
    'hasPassedCode(): request.auth != null → true': WITHOUT_AUTH,
  },
};
