import { json } from '../../../examples/forum/routes/pages/json';

it('survives an attribute in single quotes, and holds no bracket that a search for tags would find', () => {
  const value = { name: `O'Hara & "Sons" </div><script> &quot;`, lines: ['\u2028', '<!--'] };
  document.body.innerHTML = `<div data-props='${json(value)}'></div>`;
  expect(JSON.parse(document.querySelector('div')!.dataset.props!)).toEqual(value);
  expect(json(value)).not.toMatch(/[<>]/);
  expect(document.body.children).toHaveLength(1);
});
