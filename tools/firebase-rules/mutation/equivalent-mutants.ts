import type { Service } from './rules-files.ts';

const WITHOUT_AUTH = 'reading the account of a request without one is an error, and an error refuses too';
const NOT_COMPARABLE = 'comparing a value that is not a timestamp is an error, and an error refuses too';
const NOT_MATCHED = 'matches() on a value that is not a string is an error, and an error refuses too';
const NOT_A_LIST = 'hasOnly() on a value that is not a list is an error, and an error refuses too';
const NOT_A_MAP = 'values() of a value that is not a map is an error, and an error refuses too';
const NOT_JOINED = 'concatenating a value that is not a string is an error, and an error refuses too';
const ITS_CIRCLE_DEMANDS_IT = 'the rule of the circle, which the same batch must write, requires the same';
const ITS_NOTE_DEMANDS_IT = 'the rule of the note, which the same batch must write, requires the same';
const ITS_COUNT_DEMANDS_IT = 'the rule of the count, which the same batch must write, requires the same';
const ITS_PRAYER_DEMANDS_IT = 'the rule of the prayer, which the same batch must write, requires the same';
const ITS_MEMBERSHIP_DEMANDS_IT =
  'the rule of the membership, which the same batch must write, requires the same';
const ITS_REACTION_DEMANDS_IT =
  'the rule of the reaction, which the same batch must write, requires the same';
const ITS_DECISION_DEMANDS_IT =
  'the rule of the decision, which the same batch must write, requires the same';
const ITS_POST_DEMANDS_IT = 'the rule of the post, which the same batch must write, requires the same';
const ITS_PACE_DEMANDS_IT = 'the rule of the pace, which the same batch must write, requires the same';
const NO_DECISION = 'reading a decision that is not stored is an error, and an error refuses too';
const NAMES_NO_DOCUMENT =
  'a value that is not a string names no document, so reading it is an error, and an error refuses too';
const NOT_A_BOOLEAN = 'wallStatus of a value that is not a boolean is an error, and an error refuses too';
const ONE_MOMENT = 'no client can choose the exact moment at which the server judges a request';

/**
 * Mutants that no request can distinguish from the original, by id, each with the reason. `npm run mutate:rules` still
 * runs them, and fails if one of them is killed or is no longer a mutant.
 */
export const EQUIVALENT_MUTANTS: Readonly<Record<Service, Readonly<Record<string, string>>>> = {
  firestore: {
    'hasPassedCode(): request.auth != null → true': WITHOUT_AUTH,
    'isAccountHolder(): request.auth != null → true': WITHOUT_AUTH,
    'isOfOpenSession(): < → <=': ONE_MOMENT,
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
    'isCountingNote(): request.resource.data.last_note_id is string → true': NAMES_NO_DOCUMENT,
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
    'isDecidedOn(): request.resource.data.last_decision_id is string → true': NAMES_NO_DOCUMENT,
    'isDecidedOn(): existsAfter(historyPath(request.resource.data.last_decision_id)) → true': NO_DECISION,
    '/belief_wall_posts/{postId}/history/{decisionId} create: isLeadership() → true': ITS_POST_DEMANDS_IT,
    "/belief_wall_posts/{postId}/history/{decisionId} create: request.resource.data.action in ['approve', 'hide', 'restore', 'keep', 'edit', 'unmark_answered'] → true":
      ITS_POST_DEMANDS_IT,
    'isOwnAvailability(): request.resource.data.unavailable_start_date is timestamp → true': NOT_COMPARABLE,
    'isOwnAvailability(): request.resource.data.unavailable_end_date is timestamp → true': NOT_COMPARABLE,
    'areLanguages(): languages is list → true': NOT_A_LIST,
    '/distribution_memberships/{membershipId} create: request.resource.data.method_id is string → true':
      NOT_JOINED,
    '/distribution_memberships/{membershipId} create: request.resource.data.user_id is string → true':
      NOT_JOINED,
    'isOpening(): founder.last_circle_at == request.time → true': ITS_CIRCLE_DEMANDS_IT,
    '/prayer_circles/{circleId} create: isAccountHolder() → true': ITS_MEMBERSHIP_DEMANDS_IT,
    '/prayer_circles/{circleId} create: request.resource.data.created_by == request.auth.uid → true':
      ITS_MEMBERSHIP_DEMANDS_IT,
    '/prayer_circles/{circleId}/members/{uid} create: isAccountHolder() → true': ITS_CIRCLE_DEMANDS_IT,
    '/prayer_circles/{circleId}/members/{uid} create: uid == request.auth.uid → true': ITS_CIRCLE_DEMANDS_IT,
    '/circle_founders/{uid} update: >= → >': ONE_MOMENT,
    '/circle_prayer_paces/{uid} update: >= → >': ONE_MOMENT,
    'isMarkedAnswered(): request.resource.data.is_answered == true → true': ITS_PACE_DEMANDS_IT,
    'isMarkedAnswered(): resource.data.is_answered == false → true': ITS_PACE_DEMANDS_IT,
    'isAnswering(): pace.last_answer_at == request.time → true': ITS_POST_DEMANDS_IT,
    '/belief_wall_posts/{postId} update: request.auth != null → true': WITHOUT_AUTH,
    '/belief_wall_answer_paces/{uid} update: >= → >': ONE_MOMENT,
    'isMoved(): request.resource.data.is_approved is bool → true': NOT_A_BOOLEAN,
    'isMoved(): request.resource.data.is_hidden is bool → true': NOT_A_BOOLEAN,
    'isUndoingPrayedFor(): < → <=': ONE_MOMENT,
    'isWithinRetention(): < → <=': ONE_MOMENT,
    'isComeBackMoment(): at is timestamp → true': NOT_COMPARABLE,
    'isComeBackMoment(): <= → <': ONE_MOMENT,
    'arePersonDecisions(): decisions is map → true': NOT_A_MAP,
    'isLongAgo(): >= → >': ONE_MOMENT,
  },
  storage: {
    'hasPassedCode(): request.auth != null → true': WITHOUT_AUTH,
    'isOfOpenSession(): < → <=': ONE_MOMENT,
    'hasTicket(): < → <=': ONE_MOMENT,
    'hasRecentCode(): < → <=': ONE_MOMENT,
    '/exports/{exportId}/{name} get: < → <=': ONE_MOMENT,
    '/exports/{exportId}/{name} get: < → <= #2': ONE_MOMENT,
  },
};
