import { safeUrl } from '../../../../src/safe/safeUrl';
import { readParams } from '../../../../widgets/banner/readParams';
import { readPicture } from '../../../../widgets/banner/readPicture';
import type { Category } from '../../wire';
import type { Words } from './createWords';
import { localPath } from './paths';

/** A banner as a page prints it: the tag with its props, and what the template makes of them. */
export interface PageBanner {
  name: string;
  props: BannerProps;
  srcSet: string | undefined;
  params: Readonly<Record<string, string>>;
}

interface BannerProps {
  title: string;
  description: string;
  alignment: 'left' | 'center';
  placeholder: string;
  backgroundImage?: string;
  backgroundUrlSrcSet?: Record<string, string>;
  initialParams?: { domain: string; categoryIDs: number[]; includeChildCategories: boolean };
}

const widths = [640, 1280, 1920];

function printed(props: BannerProps, origin: string): PageBanner {
  const picture = readPicture(props.backgroundImage, props.backgroundUrlSrcSet, (url) =>
    safeUrl('asset', url, { origin }),
  );
  return { name: 'community-banner', props, srcSet: picture?.srcSet, params: readParams(props) };
}

/** Of the home page: the forum's own picture, and a search of everything. */
export const homeBanner = ({ t }: Words, siteName: string, origin: string): PageBanner =>
  printed(
    {
      title: t('Welcome to {name}', { name: siteName }),
      description: t('Ask, answer, and show what you are making.'),
      alignment: 'center',
      placeholder: t('Search the forum'),
      backgroundImage: '/static/banner-home-1280.webp',
      backgroundUrlSrcSet: Object.fromEntries(
        widths.map((width) => [width, `/static/banner-home-${width}.webp`]),
      ),
    },
    origin,
  );

/** Of a category's page: what its record says, and a search of its posts and those below it. */
export const categoryBanner = ({ t }: Words, category: Category, origin: string): PageBanner =>
  printed(
    {
      title: category.name,
      description: escaped(category.description ?? ''),
      alignment: 'left',
      placeholder: t('Search in {name}', { name: category.name }),
      ...(category.bannerUrl && { backgroundImage: localPath(category.bannerUrl) }),
      initialParams: {
        domain: 'discussions',
        categoryIDs: [category.categoryID],
        includeChildCategories: true,
      },
    },
    origin,
  );

/** The description of a banner is HTML. */
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
