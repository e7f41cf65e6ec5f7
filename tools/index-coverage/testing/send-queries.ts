/** Sends one query with each query method of both SDKs to the emulator that the environment names. */

import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  getCountFromServer,
  getDocs,
  getFirestore,
  orderBy,
  query,
  terminate,
  where,
} from 'firebase/firestore';
import { initializeApp as initializeAdmin } from 'firebase-admin/app';
import { getFirestore as getAdminFirestore } from 'firebase-admin/firestore';

const projectId = 'demo-recorded-queries';
const [host = '', port = ''] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');

const admin = getAdminFirestore(initializeAdmin({ projectId }));
await admin.collection('admin_got').where('a', '==', 1).orderBy('b', 'desc').get();
await admin.collection('admin_counted').where('a', '>', 1).where('b', 'in', [1, 2]).count().get();
await admin.collection('admin_got').doc('one').get();
await admin.terminate();

const web = getFirestore(initializeApp({ projectId }));
connectFirestoreEmulator(web, host, Number(port), { mockUserToken: 'owner' });
await getDocs(query(collection(web, 'web_listened'), where('a', '==', 1), orderBy('b', 'desc')));
await getCountFromServer(query(collection(web, 'web_counted'), where('a', '==', 1), where('b', '==', null)));
await terminate(web);
