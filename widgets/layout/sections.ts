/** A column: how it stands beside the others, and the props that its widgets come in. */
interface Column {
  /** `left` and `right` are the panels beside the middle of three columns, `aside` is the wider one beside a main column. */
  look: 'main' | 'left' | 'right' | 'aside' | 'even';
  slots: readonly string[];
}

const column = (look: Column['look'], ...slots: string[]): Column => ({ look, slots });

/**
 * The sections that a layout is made of, with their columns in the order of reading: the page's matter, then its panels.
 * Sections of even columns are printed with either name of their places.
 */
export const sections: Readonly<Record<string, readonly Column[]>> = {
  SectionFullWidth: [column('main', 'children')],
  SectionOneColumn: [column('main', 'children')],
  SectionTwoColumns: [
    column('main', 'mainTop', 'mainBottom'),
    column('aside', 'secondaryTop', 'secondaryBottom'),
  ],
  SectionThreeColumns: [
    column('main', 'middleTop', 'middleBottom'),
    column('left', 'leftTop', 'leftBottom'),
    column('right', 'rightTop', 'rightBottom'),
  ],
  SectionTwoColumnsEven: [
    column('even', 'left', 'leftTop', 'leftBottom'),
    column('even', 'right', 'rightTop', 'rightBottom'),
  ],
  SectionThreeColumnsEven: [
    column('even', 'left', 'leftTop', 'leftBottom'),
    column('even', 'middle', 'middleTop', 'middleBottom'),
    column('even', 'right', 'rightTop', 'rightBottom'),
  ],
};
