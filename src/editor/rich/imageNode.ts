import type { UploadedImage } from '../services';
import type { RichElement } from './richTypes';

/** An uploaded picture as rich2 has it. */
export const imageNode = (image: UploadedImage): RichElement => ({
  type: 'rich_embed_card',
  dataSourceType: 'image',
  url: image.url,
  embedData: { ...image, embedType: 'image', displaySize: 'large', float: 'none' },
  children: [{ text: '' }],
});
