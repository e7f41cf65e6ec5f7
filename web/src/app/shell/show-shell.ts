import type { SiteIdentity } from '@prayer-community/domain/settings/site-identity';
import { applyAccent } from '../../ui/identity/apply-accent.ts';
import { storedIdentity } from '../../ui/identity/stored-identity.ts';
import { chosenLanguage } from '../../ui/language/chosen-language.ts';
import { shellId } from './shell-id.ts';

// Stands in the page itself, which `firebase.json` allows by its hash, and runs before any file is there: it shows the header and the
// first words of this address until the client takes their place, where the build drew them.
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
        // What the build drew is turned off; the client says so.
        document.querySelector('main')?.replaceChildren();
      }
    }
  }
}

/** As the client shows it. */
function showMark(mark: HTMLElement, { logo }: SiteIdentity): void {
  mark.style.visibility = 'visible';
  if (logo !== null) {
    const height = Number(mark.dataset.communityMark);
    const image = Object.assign(new Image(logo.ratio * height, height), { src: logo.src, alt: '' });
    image.dataset.communityLogo = '';
    mark.replaceChildren(image);
  }
}
