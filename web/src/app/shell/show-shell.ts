import type { SiteIdentity } from '@prayer-community/domain/settings/site-identity';
import { applyAccent } from '../../ui/identity/apply-accent.ts';
import { storedIdentity } from '../../ui/identity/stored-identity.ts';
import { firstLanguage } from '../../ui/language/chosen-language.ts';
import { LOAD_FAILED } from './load-failed.ts';
import { LOAD_FAILURE, shellId } from './shell-id.ts';

// Inlined into the page and allowed by its hash in `firebase.json`. Runs before any file has loaded and shows the
// header and first words of this address, if the build rendered them, until the client replaces them.
const identity = storedIdentity();
const language = firstLanguage(identity);
const shell = document.getElementById(shellId(language, window.location.pathname));
if (shell instanceof HTMLTemplateElement) {
  document.documentElement.lang = language;
  document.getElementById('root')?.replaceChildren(shell.content.cloneNode(true));
}
window.addEventListener(LOAD_FAILED, showLoadFailure);
window.addEventListener(
  'error',
  ({ target }) => {
    // The entry of the client is the only module script. The error does not bubble.
    if (target instanceof HTMLScriptElement && target.type === 'module') {
      showLoadFailure();
    }
  },
  true,
);
if (identity !== null) {
  applyAccent(identity);
  document.title = identity.name;
  for (const mark of document.querySelectorAll<HTMLElement>('[data-community-mark]')) {
    showMark(mark, identity);
  }
  for (const name of document.querySelectorAll<HTMLElement>('[data-community-name]')) {
    name.textContent = identity.name;
    name.style.visibility = 'visible';
  }
  for (const [part, isOffered] of Object.entries(identity.screens)) {
    const tab = document.querySelector<HTMLElement>(`[data-part="${part}"]`);
    if (isOffered) {
      tab?.style.removeProperty('visibility');
    } else if (tab) {
      tab.style.display = 'none';
      if (tab.querySelector('[aria-current]')) {
        // The screen that the build rendered is turned off. The client says so.
        document.querySelector('main')?.replaceChildren();
      }
    }
  }
}

/** Renders the mark as the client does. */
function showMark(mark: HTMLElement, { logo }: SiteIdentity): void {
  mark.style.visibility = 'visible';
  if (logo !== null) {
    const height = Number(mark.dataset.communityMark);
    const image = Object.assign(new Image(logo.ratio * height, height), { src: logo.src, alt: '' });
    image.dataset.communityLogo = '';
    mark.replaceChildren(image);
  }
}

/** Replaces the shell, but no screen of a client that has started. */
function showLoadFailure(): void {
  const root = document.getElementById('root');
  const failure = document.getElementById(shellId(language, LOAD_FAILURE));
  if (failure instanceof HTMLTemplateElement && !root?.querySelector(':scope > :not([inert])')) {
    document.documentElement.lang = language;
    // Without the inert element around it.
    root?.replaceChildren(...(failure.content.firstElementChild?.childNodes ?? []));
    root?.querySelector('button')?.addEventListener('click', () => window.location.reload());
  }
}
