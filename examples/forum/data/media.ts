import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from '../forum';
import type { Database } from '../database/tables';
import { HttpError, invalid, notFound } from '../httpError';
import type { Viewer } from '../viewer';
import type { Context } from './context';
import { stamp } from './dates';
import { demand, demandSession } from './demand';
import { imageInfo } from './imageInfo';
import { mayReadMedia } from './mayReadMedia';
import { slug } from './slug';
import { uploadQuota, uploadRules } from './uploadRules';
import { cutText } from '../../../src/safe/cutText';

const { maxSize, allowedExtensions } = uploadRules;

const day = 24 * 60 * 60 * 1000;

/** Pictures that members upload. On disk they are named by number: an original name is untrusted input. */
export function createMedia(context: Context): MediaStore {
  const { db, config, now } = context;
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
      const key = randomBytes(16).toString('hex');
      const mediaID = await db.transaction().execute(async (trx) => {
        await demandQuota(trx, viewer, content.length, dateInserted);
        const made = await trx
          .insertInto('media')
          .values({ ...row, key, dateInserted })
          .returning('mediaID')
          .executeTakeFirstOrThrow();
        return made.mediaID;
      });
      await mkdir(config.uploadDir, { recursive: true });
      await writeFile(fileOf(mediaID), content);
      const url = viewer.url(`/uploads/${key}/${slug(name.replace(/\.[^.]+$/, ''))}.${extension}`);
      return { mediaID, ...row, url, foreignType: null, foreignID: null, dateInserted: stamp(dateInserted) };
    },

    async read(viewer, key) {
      const row = await db.selectFrom('media').selectAll().where('key', '=', key).executeTakeFirst();
      // That there is one is for those to know who may see it.
      if (!row || !(await mayReadMedia(context, viewer, row))) throw notFound('Picture');
      const content = await readFile(fileOf(row.mediaID)).catch(() => null);
      if (!content) throw notFound('Picture');
      return { type: row.type, content };
    },
  };
}

/** Throws 429 where the member has uploaded as much as a day allows. Uploads of one member wait for each other here. */
async function demandQuota(trx: Database, { userID }: Viewer, size: number, date: Date): Promise<void> {
  await trx.selectFrom('user').select('userID').where('userID', '=', userID).forUpdate().execute();
  const { files, bytes, first } = await trx
    .selectFrom('media')
    .where('insertUserID', '=', userID)
    .where('dateInserted', '>', new Date(date.getTime() - day))
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'integer').as('files'),
      eb.cast<number>(eb.fn.coalesce(eb.fn.sum('size'), eb.lit(0)), 'double precision').as('bytes'),
      eb.fn.min('dateInserted').as('first'),
    ])
    .executeTakeFirstOrThrow();
  if (files < uploadQuota.files && bytes + size <= uploadQuota.bytes) return;
  const until = ((first as Date | null) ?? date).getTime() + day;
  throw new HttpError(429, 'You have uploaded as much as one day allows. Please go on tomorrow.', null, {
    retryAfter: Math.max(Math.ceil((until - date.getTime()) / 1000), 1),
  });
}
