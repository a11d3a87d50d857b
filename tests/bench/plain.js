// The floor: the same bar, written by hand with plain DOM and one delegated listener. It is what the product is held
// against, so it does what the bar does (shared state, optimistic change, roll-back) and nothing more.
(() => {
  const store = new Map();
  const name = ({ name: text, count }) =>
    count ? `${text}, ${count} ${count === 1 ? 'person' : 'people'}` : text;

  function element(tag, attributes, ...children) {
    const made = document.createElement(tag);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  }

  function icon(id) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('class', 'inl-icon');
    svg.setAttribute('aria-hidden', 'true');
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    use.setAttribute('href', `#inl-icon-reaction-${id}`);
    svg.append(use);
    return svg;
  }

  const read = (host) => {
    const props = JSON.parse(host.dataset.props);
    if (!store.has(props.recordID)) store.set(props.recordID, props.reactions);
    return props;
  };

  const count = (reaction) =>
    reaction.count ? [element('span', { class: 'inl-reactions__count' }, String(reaction.count))] : [];

  function build(host) {
    const { recordID, reactions } = read(host);
    const form = element('form', {
      class: 'inl-reactions',
      method: 'post',
      action: `/comment/${recordID}/reactions`,
      role: 'group',
      'aria-label': 'Reactions',
    });
    form.append(element('input', { type: 'hidden', name: 'TransientKey', value: 'key' }));
    for (const reaction of reactions) {
      const attributes = {
        class: 'inl-reactions__button',
        type: 'submit',
        name: 'reactionType',
        value: reaction.urlcode,
        'aria-pressed': 'false',
        'aria-label': name(reaction),
        'data-inlay-part': reaction.urlcode,
        'data-state': 'off',
      };
      form.append(element('button', attributes, icon(reaction.urlcode.toLowerCase()), ...count(reaction)));
    }
    host.append(form);
  }

  function show(host, reactions) {
    for (const reaction of reactions) {
      const button = host.querySelector(`[data-inlay-part="${reaction.urlcode}"]`);
      button.setAttribute('aria-pressed', String(reaction.hasReacted));
      button.setAttribute('aria-label', name(reaction));
      button.dataset.state = reaction.hasReacted ? 'on' : 'off';
      button.querySelector('.inl-reactions__count')?.remove();
      button.append(...count(reaction));
    }
  }

  function toggled(reactions, urlcode) {
    return reactions.map((reaction) => {
      const hasReacted = reaction.urlcode === urlcode ? !reaction.hasReacted : false;
      return {
        ...reaction,
        hasReacted,
        count: reaction.count + Number(hasReacted) - Number(reaction.hasReacted),
      };
    });
  }

  document.addEventListener('click', async (event) => {
    const button = event.target.closest('[data-react] button');
    if (!button) return;
    event.preventDefault();
    const host = button.closest('[data-react]');
    const { recordID } = read(host);
    const before = store.get(recordID);
    const after = toggled(before, button.value);
    store.set(recordID, after);
    show(host, after);
    const answer = await fetch(`/api/v2/comments/${recordID}/reactions`, { method: 'POST' });
    if (answer.ok) return;
    store.set(recordID, before);
    show(host, before);
  });

  for (const host of document.querySelectorAll('[data-react]')) if (!host.firstChild) build(host);
  window.buildPlain = build;
})();
