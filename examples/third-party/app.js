const view = document.querySelector('#view');
const said = document.querySelector('output');

/** The whole of a framework's part: put the element in, take it out. */
function show(path) {
  view.replaceChildren();
  said.textContent = '';
  if (path === '') return;
  const embed = document.createElement('forum-embed');
  embed.setAttribute('src', view.dataset.forum);
  embed.setAttribute('path', path);
  // Shown while the forum is down, and with it the script that defines the element.
  const open = document.createElement('a');
  open.href = view.dataset.forum + path.slice(1);
  open.target = '_blank';
  open.rel = 'noopener';
  open.textContent = 'Open the discussions in a new tab';
  embed.append(open);
  embed.addEventListener('navigate', ({ detail }) => (said.textContent = detail.path));
  view.append(embed);
}

for (const button of document.querySelectorAll('button[data-path]'))
  button.addEventListener('click', () => show(button.dataset.path));
show('/discussions');
