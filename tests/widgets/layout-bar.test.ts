import { contrastOf, readColor } from '../../src/ui/home/readColor';
import { barOf } from '../../widgets/layout/barOf';

// What a layout says of the page's title bar.

const bar = (props: object) =>
  barOf({ name: 'TitleBar', props: { ...props }, device: null, fragmentImpls: undefined }).props;

const steps = [0, 51, 94, 102, 119, 128, 153, 204, 255];
test('on any ground the letters that are chosen for it can be read', () => {
  for (const red of steps)
    for (const green of steps)
      for (const blue of steps) {
        const { backgroundColor, foregroundColor } = bar({
          backgroundColor: `rgb(${red}, ${green}, ${blue})`,
        });
        const [ground, letters] = [
          readColor(backgroundColor as string)!,
          readColor(foregroundColor as string)!,
        ];
        expect(contrastOf(ground, letters)).toBeGreaterThanOrEqual(4.5);
      }
});

test.each([
  [{ backgroundColor: '#1B4332' }, { backgroundColor: '#1b4332', foregroundColor: '#ffffff' }],
  [
    { backgroundColor: 'gold', foregroundColor: 'navy' },
    { backgroundColor: 'gold', foregroundColor: 'navy' },
  ],
  [{ backgroundColor: '#eee', foregroundColor: 'nocolor' }, { foregroundColor: '#1d232d' }],
  [{ foregroundColor: '#fff' }, { foregroundColor: undefined }],
  [{ backgroundColor: 'red;position:fixed' }, { backgroundColor: undefined, foregroundColor: undefined }],
  [{ backgroundColor: 'url(//evil.test)' }, { backgroundColor: undefined }],
  // What shines through is not known.
  [{ backgroundColor: '#1239' }, { backgroundColor: undefined }],
  [{ backgroundColor: '#11223344' }, { backgroundColor: undefined }],
  [{ backgroundColor: 'rgba(1, 2, 3, 0.5)' }, { backgroundColor: undefined }],
  [{ backgroundColor: 'rgb(1 2 3 / 50%)' }, { backgroundColor: undefined }],
  [{ backgroundColor: 'rgb(1, 2, 3, 0.5)' }, { backgroundColor: undefined }],
  [
    { height: 64, heightMobile: 48 },
    { height: 64, heightMobile: 48 },
  ],
  [
    { height: 5, heightMobile: 1e9 },
    { height: undefined, heightMobile: undefined },
  ],
  [
    { height: '64px', borderType: 'dotted' },
    { height: undefined, borderType: undefined },
  ],
  [
    { borderType: 'shadow', positioning: 'x' },
    { borderType: 'shadow', positioning: undefined },
  ],
])('of %j stays %j', (given, kept) => {
  expect(bar(given)).toMatchObject(kept);
});
