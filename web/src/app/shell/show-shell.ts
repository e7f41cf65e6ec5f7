import type { SiteIdentity } from '@prayer-community/domain/settings/site-identity';
import { applyAccent } from '../../ui/identity/apply-accent.ts';
import { storedIdentity } from '../../ui/identity/stored-identity.ts';
import { chosenLanguage } from '../../ui/language/chosen-language.ts';
import { shellId } from './shell-id.ts';

// Inlined into the page and allowed by its hash in `firebase.json`. Runs before any file has loaded and shows the
// header and first words of this address, if the build rendered them, until the client replaces them.
const language = chosenLanguage();
const shell = document.getElementById(shellId(language, window.location.pathname));
if (shell instanceof HTMLTemplateElement) {
  document.documentElement.lang = language;
  document.getElementById('root')?.replaceChildren(shell.content.cloneNode(true));
}
const identity = storedIdentity();
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
