import type { Picture } from '#contract/posts/data/link_preview'
import db from '@adonisjs/lucid/services/db'
import { countMissingFiles } from '#core/files/count_missing_files'
import { fileOf, pictureFolder } from '#posts/previews/repositories/picture_files'

/** Joins the picture of a post, whose id is in `column`. */
export function pictureJoin(column: string): string {
  return `left join link_pictures on link_pictures.post_id = ${column}`
}

/** The columns for `toPicture`. */
export const PICTURE_COLUMNS = [
  'link_pictures.id as picture_id',
  'link_pictures.width as picture_width',
  'link_pictures.height as picture_height',
]

/** A picture as clients load it. Another picture has another id, so its URL can be cached. */
export function withUrl(picture: Omit<Picture, 'url'>): Picture {
  return { ...picture, url: `/api/pictures/${picture.id}.webp` }
}

/** The columns of `PICTURE_COLUMNS` in a row. */
export interface JoinedPicture {
  picture_id: string | null
  picture_width: number
  picture_height: number
}

/** The picture in a row of `pictureJoin`. */
export function toPicture({
  picture_id: id,
  picture_width: width,
  picture_height: height,
}: JoinedPicture): Picture | null {
  return id === null ? null : withUrl({ id, width, height })
}

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
