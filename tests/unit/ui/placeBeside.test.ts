import { placeBeside, type Placement } from '../../../src/ui/placeBeside';

/** A window of 400 by `view` with a button, and a box of 200 by `height` that shows as much of itself as its room lets it. */
function open(
  button: { x: number; y: number },
  placement: Placement,
  height = 100,
  direction = 'ltr',
  view = 600,
) {
  const scene = { ...button };
  document.body.innerHTML = `<button></button><div dir="${direction}"><div><p></p></div></div>`;
  const [anchor, frame, box] = ['button', 'div > div', 'p'].map((each) =>
    document.querySelector<HTMLElement>(each)!,
  );
  const root = document.documentElement;
  Object.defineProperties(root, {
    clientWidth: { value: 400, configurable: true },
    clientHeight: { value: view, configurable: true },
  });
  const most = view - 32;
  const room = () => Number.parseFloat(frame!.style.getPropertyValue('--popover-available-height')) || most;
  const seen = () => Math.min(height, room(), most);
  const place = () => {
    const [x = 0, y = 0] = (frame!.style.transform.match(/-?[\d.]+/g) ?? []).map(Number);
    return { x, y };
  };
  Object.defineProperties(frame, { offsetWidth: { value: 200 } });
  Object.defineProperties(box, { scrollHeight: { get: () => height }, clientHeight: { get: seen } });
  anchor!.getBoundingClientRect = () => new DOMRect(scene.x, scene.y, 80, 20);
  frame!.getBoundingClientRect = () => new DOMRect(place().x, place().y, 200, seen());
  const end = placeBeside(frame!, anchor!, { placement, gutter: 8 });
  return { place, room, seen, end, scene };
}

test.each<[string, { x: number; y: number }, Placement, number, string, [number, number]]>([
  ['below it, from its start', { x: 100, y: 50 }, 'bottom-start', 100, 'ltr', [100, 78]],
  ['below it, to its end', { x: 250, y: 50 }, 'bottom-end', 100, 'ltr', [130, 78]],
  ['from the other edge where it would stick out', { x: 280, y: 50 }, 'bottom-start', 100, 'ltr', [160, 78]],
  ['pushed into the window', { x: 10, y: 50 }, 'bottom-start', 100, 'ltr', [16, 78]],
  ['from right to left', { x: 250, y: 50 }, 'bottom-start', 100, 'rtl', [130, 78]],
  ['from right to left, to its end', { x: 100, y: 50 }, 'bottom-end', 100, 'rtl', [100, 78]],
  ['above it where there is no room below', { x: 100, y: 550 }, 'bottom-start', 100, 'ltr', [100, 442]],
  ['in the middle above it', { x: 150, y: 300 }, 'top', 100, 'ltr', [90, 192]],
  ['below it where there is no room above', { x: 150, y: 50 }, 'top', 100, 'ltr', [90, 78]],
  ['in the middle, as far as the window goes', { x: 0, y: 300 }, 'top', 100, 'ltr', [16, 192]],
  [
    'above it, and cut off, where there is more room',
    { x: 100, y: 400 },
    'bottom-start',
    900,
    'ltr',
    [100, 16],
  ],
])('a box stands %s', (_, button, placement, height, direction, [x, y]) => {
  const { place, end } = open(button, placement, height, direction);
  expect(place()).toEqual({ x, y });
  end();
});

test('a box has the room between its button and the edge of the window, and follows the button', () => {
  const { place, room, scene, end } = open({ x: 100, y: 50 }, 'bottom-start', 900);
  expect([place(), room()]).toEqual([{ x: 100, y: 78 }, 506]);
  scene.y = 40;
  window.dispatchEvent(new Event('scroll'));
  expect([place(), room()]).toEqual([{ x: 100, y: 68 }, 516]);
  end();
  scene.y = 200;
  window.dispatchEvent(new Event('scroll'));
  expect(place()).toEqual({ x: 100, y: 68 });
});

test.each<[string, number, number, [top: number, seen: number]]>([
  ['has all of the window', 90, 900, [16, 168]],
  ['covers no more of it than it has to', 90, 120, [64, 120]],
  ['stands beside its button where it has room', 20, 100, [48, 100]],
])('in a window as low as a magnified one, a box %s', (_, y, height, expected) => {
  const { place, seen, end } = open({ x: 100, y }, 'bottom-start', height, 'ltr', 200);
  expect([place().y, seen()]).toEqual(expected);
  end();
});
