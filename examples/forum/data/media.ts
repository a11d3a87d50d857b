import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from '../forum';
import { invalid, notFound } from '../httpError';
import type { Context } from './context';
import { stamp } from './dates';
import { demand, demandSession } from './demand';
import { imageInfo } from './imageInfo';
import { slug } from './slug';
import { uploadRules } from './uploadRules';
import { cutText } from '../../../src/safe/cutText';

const { maxSize, allowedExtensions } = uploadRules;

/** Pictures that members upload. On disk they are called by number: a name is somebody's input. */
export function createMedia({ db, config, now }: Context): MediaStore {
  const fileOf = (mediaID: number) => join(config.uploadDir, String(mediaID));
  return {
    async add(viewer, { name, content }) {
      demandSession(viewer);
      demand(viewer, 'uploads.add');
      const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
      const isAllowed = allowedExtensions.includes(extension);
      const info = isAllowed ? imageInfo(content) : null;
      if (content.length > maxSize)
        throw invalid({
          field: 'file',
          code: 'maxLength',
          message: 'The uploaded file was too big (max 5 MB).',
        });
      if (!isAllowed)
        throw invalid({ field: 'file', message: 'The uploaded file did not have an allowed extension.' });
      // A page or a script under a picture's name.
      if (!info) throw invalid({ field: 'file', message: 'The uploaded file is not a picture.' });
      const row = {
        name: cutText(name.replaceAll('\0', ''), 200),
        ...info,
        size: content.length,
        insertUserID: viewer.userID,
      };
      const dateInserted = now();
      const { mediaID } = await db
        .insertInto('media')
        .values({ ...row, dateInserted })
        .returning('mediaID')
        .executeTakeFirstOrThrow();
      await mkdir(config.uploadDir, { recursive: true });
      await writeFile(fileOf(mediaID), content);
      const url = viewer.url(`/uploads/${mediaID}/${slug(name.replace(/\.[^.]+$/, ''))}.${extension}`);
      return { mediaID, ...row, url, foreignType: null, foreignID: null, dateInserted: stamp(dateInserted) };
    },

    async read(mediaID) {
      const row = await db
        .selectFrom('media')
        .select('type')
        .where('mediaID', '=', mediaID)
        .executeTakeFirst();
      const content = row && (await readFile(fileOf(mediaID)).catch(() => null));
      if (!content) throw notFound('Picture');
      return { type: row.type, content };
    },
  };
}
