import { safeColor } from '../../safe/safeColor';
import { useOwnStyle } from './useOwnStyle';

/** The colour that an administrator gave a widget's letters; `--inl-widget-color` in its rules. */
export const useTextColor = (color: string | undefined) =>
  useOwnStyle({ '--inl-widget-color': safeColor(color) });
