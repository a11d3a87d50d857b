import * as v from 'valibot';
import { attributes, contextAttribute } from '../contract/attributes';
import { parseProps } from '../contract/foreign';
import { guard } from '../contract/guard';

const word = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));
const number = v.pipe(v.number(), v.safeInteger());
const id = v.union([number, word]);
const maybe = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);
const flag = (standard: boolean) => v.fallback(v.optional(v.boolean(), standard), standard);
const record = v.record(v.string(), v.unknown());

const recordID = v.pipe(number, v.minValue(1));
/** What may be done in a thread, whatever the reader holds elsewhere. PHP prints an empty one as a list. */
const overrides = maybe(v.record(v.string(), v.boolean()));

const thread = {
  ...{ recordType: word, recordID, url: maybe(v.string()), closed: flag(false) },
  ...{ dateInserted: maybe(v.string()), insertUserID: maybe(number), categoryID: maybe(number) },
  ...{ permissionsOverrides: overrides, currentPage: maybe(recordID) },
  dateLastViewed: maybe(v.nullable(v.string())),
};

/** Every kind of context, by its component, with what it has to say to be one. */
const schemas = {
  CreateCommentProvider: v.object({ parentRecordType: word, parentRecordID: recordID }),
  DraftContextProvider: v.object({
    ...{
      serverDraftID: maybe(id),
      serverDraft: maybe(record),
      recordType: maybe(word),
      postType: maybe(word),
    },
    ...{ parentRecordType: maybe(word), parentRecordID: id, recordID: maybe(id) },
    ...{ autosaveEnabled: flag(true), loadLocalDraftByMatchers: flag(true) },
  }),
  PostPageContextProvider: v.object({
    discussion: v.looseObject({ discussionID: recordID, permissionsOverrides: overrides }),
    discussionApiParams: maybe(v.object({ expand: maybe(v.array(v.string())) })),
    initialPage: maybe(recordID),
  }),
  ParentRecordContextProvider: v.object({
    ...{ parentRecordType: v.picklist(['category', 'group']), parentRecordID: id },
    ...{ recordType: maybe(word), recordID: maybe(id), record: maybe(record) },
  }),
  CommentThreadParentContext: v.object(thread),
};

export type ContextName = keyof typeof schemas;
export type LayoutContexts = { [Name in ContextName]: v.InferOutput<(typeof schemas)[Name]> };

/** A context of a layout that is what its component needs. */
export interface LayoutContext {
  name: ContextName;
  props: object;
}

/** What stands around a layout, from the innermost to the outermost, and why one of them does not. */
export function readContexts(nodes: readonly { name: string; props: Record<string, unknown> }[]): {
  contexts: LayoutContext[];
  problems: string[];
} {
  const problems: string[] = [];
  const contexts = nodes.flatMap(({ name, props }): LayoutContext[] => {
    if (!isContext(name)) {
      problems.push(`there is no context "${name}"`);
      return [];
    }
    try {
      const own = { name, props: guard(schemas[name])(props) };
      return name === 'PostPageContextProvider'
        ? [threadOf(own.props as LayoutContexts['PostPageContextProvider']), own]
        : [own];
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message}`);
      return [];
    }
  });
  return { contexts, problems };
}

const isContext = (name: string): name is ContextName => Object.hasOwn(schemas, name);

/** The thread of a post's page: what its discussion says of it. */
const threadOf = ({ discussion, initialPage }: LayoutContexts['PostPageContextProvider']): LayoutContext => ({
  name: 'CommentThreadParentContext',
  props: v.parse(schemas.CommentThreadParentContext, {
    ...discussion,
    ...{ recordType: 'discussion', recordID: discussion.discussionID, currentPage: initialPage },
  }),
});

/** What the nearest context of a kind around an element says; null where there is none. */
export function contextAround<Name extends ContextName>(
  element: Element | null | undefined,
  name: Name,
): LayoutContexts[Name] | null {
  const marker = element?.closest(`[${contextAttribute}="${name}"]`);
  if (!marker) return null;
  try {
    return guard(schemas[name])(parseProps(marker.getAttribute(attributes.props))) as LayoutContexts[Name];
  } catch {
    // A marker that is none of ours, or that the page has changed, is as good as none.
    return null;
  }
}

export { contextAttribute };
