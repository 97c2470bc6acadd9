import db from '@adonisjs/lucid/services/db'
import { countMissingFiles } from '#core/files/count_missing_files'
import { fileOf, pictureFolder } from '#posts/previews/repositories/picture_files'

/** Counts the pictures of links whose file is missing. */
export const countMissingPictures = (): Promise<number> =>
  countMissingFiles(pictureFolder, async ({ after, limit }) => {
    const rows: { id: string }[] = await db
      .from('link_pictures')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .select('id')
    return rows.map(({ id }) => ({ id, file: fileOf(id) }))
  })
