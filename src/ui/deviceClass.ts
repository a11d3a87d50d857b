export type DeviceClass = 'xs' | 'mobile' | 'tablet' | 'no-bleed' | 'desktop';

/** Each class but the last with its greatest width in px; sheets ask for the same ones with container queries. */
export const deviceWidths: readonly (readonly [DeviceClass, number])[] = [
  ['xs', 500],
  ['mobile', 806],
  ['tablet', 1200],
  ['no-bleed', 1224],
];

/** The device class of a page's body, or of a part that is laid out by itself, from its width in px. */
export const deviceClass = (width: number): DeviceClass =>
  deviceWidths.find(([, most]) => width <= most)?.[0] ?? 'desktop';
