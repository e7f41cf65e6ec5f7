import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';
import { MESSAGE_KINDS } from '../message.ts';
import type { MessageStore } from '../message-store.ts';
import { listPage, messagePage, unknownMessagePage } from './views.ts';

const STATIC_FILES = fileURLToPath(new URL('static', import.meta.url));

/** Returns the routes of the pages on which people read the messages. `/?kind=sms&to=…` shows only some of them. */
export function page(store: MessageStore): Router {
  const router = Router();
  router.get('/', ({ query }, response) => {
    const kind = MESSAGE_KINDS.find((each) => each === query.kind);
    const to = typeof query.to === 'string' ? query.to : undefined;
    response.send(listPage(store.find({ kind, to }), { kind, to }));
  });
  router.get('/messages/:id', ({ params }, response) => {
    const message = store.find({}).find(({ id }) => id === params.id);
    response.status(message ? 200 : 404).send(message ? messagePage(message) : unknownMessagePage());
  });
  router.post('/clear', (_, response) => {
    store.clear();
    response.redirect(303, '/');
  });
  return router.use(express.static(STATIC_FILES));
}
