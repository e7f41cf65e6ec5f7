async function refresh() {
  const response = await fetch(location.href);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  document.querySelector('main').replaceWith(page.querySelector('main'));
}

const changes = new EventSource('/api/changes');
changes.addEventListener('open', refresh);
changes.addEventListener('message', refresh);
