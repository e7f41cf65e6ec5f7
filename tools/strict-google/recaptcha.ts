import type { RequestHandler } from 'express';

/** Loads the release of the script from the address at which Google serves it. */
const LOADER = `
const script = document.createElement('script');
const waiting = [];
window.grecaptcha = { enterprise: { ready: (callback) => waiting.push(callback), waiting } };
script.src = 'https://www.gstatic.com/recaptcha/releases/strict-google/recaptcha__en.js';
document.head.append(script);
`;

const RELEASE = `
const { enterprise } = window.grecaptcha;
const widgets = [];
enterprise.ready = (callback) => callback();
enterprise.render = (container, options) => widgets.push(options) - 1;
enterprise.execute = async (widget) => {
  const { sitekey, callback } = widgets[widget];
  const answer = await fetch('https://www.google.com/recaptcha/enterprise/reload?k=' + sitekey, { method: 'POST' });
  const token = await answer.text();
  callback(token);
  return token;
};
for (const callback of enterprise.waiting) {
  callback();
}
`;

/** The scripts of reCAPTCHA Enterprise, served at the addresses in the site's policy. */
export const loader: RequestHandler = (_request, response) => response.type('js').send(LOADER);
export const release: RequestHandler = (_request, response) => response.type('js').send(RELEASE);
