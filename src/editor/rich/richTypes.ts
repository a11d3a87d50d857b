import type { BaseEditor } from 'slate';
import type { HistoryEditor } from 'slate-history';
import type { ReactEditor } from 'slate-react';

export type Mark = 'bold' | 'italic' | 'strikethrough' | 'code';

export interface RichText extends Partial<Record<Mark | 'underline', boolean>> {
  text: string;
}

/** A posted picture: the rest of `embedData` is kept unchanged. */
export interface ImageData {
  url: string;
  name?: string;
  width?: number | null;
  height?: number | null;
  [field: string]: unknown;
}

/**
 * A node of rich2. `opaque` is ours alone: it stands for a block that this editor does not know (a table, somebody's
 * embed), carries it unchanged in `original`, and is written back as it came.
 */
export interface RichElement {
  type: string;
  children: RichNode[];
  url?: string;
  userID?: number;
  name?: string;
  /** Of a toggle: how an address names it. */
  id?: string;
  dataSourceType?: string;
  embedData?: ImageData;
  original?: unknown;
}

export type RichNode = RichElement | RichText;

export type RichEditorInstance = BaseEditor & ReactEditor & HistoryEditor;

declare module 'slate' {
  interface CustomTypes {
    Editor: RichEditorInstance;
    Element: RichElement;
    Text: RichText;
  }
}
