import { applyAccent } from '../../identity/apply-accent.ts';
import { storedIdentity } from '../../identity/stored-identity.ts';
import { chosenLanguage } from '../../language/chosen-language.ts';
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
  for (const name of document.querySelectorAll<HTMLElement>('[data-community-name]')) {
    name.textContent = identity.name;
    name.style.visibility = 'visible';
  }
}
