import * as v from 'valibot';
import { guard } from '../../src/index';
import {
  around,
  count,
  counts,
  flag,
  itemOptions,
  list,
  maybe,
  text,
  user,
  word,
} from '../../src/ui/home/homeProps';

/** Deeper than any tree that is shown. */
const deepest = 4;

const lastPost = maybe(
  v.object({ name: text(500), url: text(), dateInserted: text(100), insertUser: maybe(user) }),
);

const own = {
  categoryID: count,
  name: v.pipe(v.string(), v.maxLength(500)),
  to: text(),
  description: text(),
  displayAs: word('categories', 'discussions', 'flat', 'heading'),
  iconUrl: text(),
  iconUrlSrcSet: maybe(v.record(v.string(), v.unknown())),
  imageUrl: text(),
  imageUrlSrcSet: maybe(v.record(v.string(), v.unknown())),
  counts,
  lastPost,
  noChildCategoriesMessage: text(500),
  /** The reader's own, flat, with the server's dotted keys. */
  preferences: maybe(v.record(v.string(), v.unknown())),
};
export type CategoryItem = v.InferOutput<v.ObjectSchema<typeof own, undefined>> & {
  children?: CategoryItem[];
};

const treeOf = (depth: number): v.GenericSchema<unknown, CategoryItem> =>
  v.object({ ...own, ...(depth < deepest && { children: maybe(list(treeOf(depth + 1))) }) }) as never;

const schema = v.object({
  ...around,
  itemData: list(treeOf(1)),
  itemOptions,
  isAsset: flag,
  categoryOptions: maybe(
    v.object({
      description: maybe(v.object({ display: flag })),
      followButton: maybe(v.object({ display: flag })),
      metas: maybe(
        v.object({
          asIcons: maybe(v.union([v.boolean(), v.picklist(['text', 'icon'])])),
          includeSubcategoriesCount: maybe(v.array(v.string())),
          display: maybe(
            v.object({
              discussionCount: flag,
              commentCount: flag,
              postCount: flag,
              followerCount: flag,
              lastPostName: flag,
              lastPostAuthor: flag,
              lastPostDate: flag,
              subcategories: flag,
            }),
          ),
        }),
      ),
    }),
  ),
});

export type CategoriesWidgetProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
