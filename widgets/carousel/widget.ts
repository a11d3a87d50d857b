import { defineWidget } from '../../src/index';
import { CarouselButtons } from '../../src/ui/home/CarouselButtons';

/** What a server prints below a strip that it has drawn for good. */
export const widget = defineWidget({ props: () => ({}), view: CarouselButtons });
