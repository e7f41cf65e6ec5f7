import { newAnswerPace, newReaction } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { MODERATION_ACTIONS } from '@prayer-community/domain/belief-wall/wall-moderation';
import { COLLECTIONS, postHistoryPath, reactionId } from '@prayer-community/domain/collections';
import fc from 'fast-check';
import { hasForm, LEADER, type NextAgreement, schemas } from './agreement.ts';
import { textAround } from './arbitrary-documents.ts';
import { NOW, type RestWrite, type Writer } from './rest-firestore.ts';

const POST = 'post';

const visitor = (uid: string): Writer => ({
  uid,
  claims: { firebase: { sign_in_provider: 'anonymous' } },
});

/** The post that the documents belong to. */
export const STORED_POST: RestWrite = {
  path: `${COLLECTIONS.beliefWallPosts}/${POST}`,
  document: { ...newWallPost('Please pray.', null, true, NOW) },
};

const UNANSWERED = 'unanswered';
const UNANSWERED_POST: RestWrite = {
  path: `${COLLECTIONS.beliefWallPosts}/${UNANSWERED}`,
  document: { ...newWallPost('Please pray.', null, true, NOW) },
};

/** Documents that visitors add to the Belief Wall, and decisions of leadership about it. */
export const WALL_AGREEMENTS = {
  'belief_wall_posts/history': (id) => ({
    valid: fc.record({
      action: fc.constantFrom(...MODERATION_ACTIONS),
      is_undo: fc.boolean(),
      actor: fc.constant(LEADER.uid),
      at: fc.constant(NOW),
    }),
    surplus: ['reason'],
    writer: LEADER,
    // The post stays unchanged, which is possible only with these two actions.
    isValid: hasForm(
      schemas(LEADER.uid, POST)['belief_wall_posts/history'].refine(({ action }) =>
        ['keep', 'edit'].includes(action),
      ),
    ),
    writes: (document) => [
      { path: `${postHistoryPath(POST)}/${id}`, document },
      {
        path: `${COLLECTIONS.beliefWallPosts}/${POST}`,
        document: { last_decision_id: id },
        changes: ['last_decision_id'],
      },
    ],
  }),
  belief_wall_reactions: (id) => ({
    valid: textAround(64).map((session) => ({ ...newReaction(POST, session, NOW) })),
    surplus: ['user_id'],
    writer: visitor(id),
    isValid: hasForm(schemas(id, POST).belief_wall_reactions),
    writes: (document) => [
      { path: `${COLLECTIONS.beliefWallReactions}/${reactionId(POST, id)}`, document },
      {
        path: `${COLLECTIONS.beliefWallPosts}/${POST}`,
        document: {},
        changes: ['prayer_count'],
        increments: { prayer_count: 1 },
      },
    ],
  }),
  belief_wall_answer_paces: (id) => ({
    stored: UNANSWERED_POST,
    valid: fc.constant({ ...newAnswerPace(UNANSWERED, NOW) }),
    surplus: ['testimony'],
    writer: visitor(id),
    isValid: hasForm(schemas(id, UNANSWERED).belief_wall_answer_paces),
    writes: (document) => [
      { path: `${COLLECTIONS.answerPaces}/${id}`, document },
      { path: UNANSWERED_POST.path, document: { is_answered: true }, changes: ['is_answered'] },
    ],
  }),
} satisfies Record<string, NextAgreement>;
