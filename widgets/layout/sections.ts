/** A column: how it stands beside the others, and the props that its widgets come in. */
interface Column {
  /** `panel` and `aside` are the narrow ones beside the page's matter, one of two or the only one. */
  look: 'main' | 'panel' | 'aside' | 'even';
  slots: readonly string[];
}

const main = (...slots: string[]): Column => ({ look: 'main', slots });
const panel = (...slots: string[]): Column => ({ look: 'panel', slots });
const aside = (...slots: string[]): Column => ({ look: 'aside', slots });
const even = (...slots: string[]): Column => ({ look: 'even', slots });

/** The sections that a layout is made of, with their columns from the start of the line to its end. */
export const sections: Readonly<Record<string, readonly Column[]>> = {
  SectionFullWidth: [main('children')],
  SectionOneColumn: [main('children')],
  SectionTwoColumns: [main('mainTop', 'mainBottom'), aside('secondaryTop', 'secondaryBottom')],
  SectionThreeColumns: [
    panel('leftTop', 'leftBottom'),
    main('middleTop', 'middleBottom'),
    panel('rightTop', 'rightBottom'),
  ],
  SectionTwoColumnsEven: [even('leftTop', 'leftBottom'), even('rightTop', 'rightBottom')],
  SectionThreeColumnsEven: [
    even('leftTop', 'leftBottom'),
    even('middleTop', 'middleBottom'),
    even('rightTop', 'rightBottom'),
  ],
};
