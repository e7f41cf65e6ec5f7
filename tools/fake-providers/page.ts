import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import express, { Router } from 'express';

const FOLDER = fileURLToPath(new URL('page', import.meta.url));

export function page(): Router {
  const router = Router();
  router.get('/page.js', (_, response, next) => {
    build({
      entryPoints: [`${FOLDER}/main.ts`],
      bundle: true,
      format: 'esm',
      write: false,
      logLevel: 'silent',
    })
      .then(({ outputFiles }) => response.type('js').send(outputFiles[0]?.text))
      .catch(next);
  });
  return router.use(express.static(FOLDER));
}
