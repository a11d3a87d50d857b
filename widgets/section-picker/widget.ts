import { defineWidget } from '../../src/index';
import { readProps } from './props';
import { SectionPicker } from './SectionPicker';

export const widget = defineWidget({ props: readProps, view: SectionPicker });
