import { beginSession } from './circle-member.ts';
import { testAuth } from './test-backend.ts';

/** A visitor's account, as the web client creates it with the first write. */
export interface AnonymousVisitor {
  uid: string;
  idToken: string;
}

export async function createVisitor(): Promise<AnonymousVisitor> {
  const idToken = await beginSession('signUp', {});
  const { uid } = await testAuth().verifyIdToken(idToken);
  return { uid, idToken };
}
