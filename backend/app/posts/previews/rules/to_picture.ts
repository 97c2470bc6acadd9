import type { Picture } from '#contract/posts/data/link_preview'

/** A picture as clients load it. Another picture has another id, so its URL can be cached. */
export function withUrl(picture: Omit<Picture, 'url'>): Picture {
  return { ...picture, url: `/api/pictures/${picture.id}.webp` }
}

interface JoinedRow {
  picture_id: string | null
  picture_width: number
  picture_height: number
}

/** The picture in a row of `pictureJoin`. */
export function toPicture({
  picture_id: id,
  picture_width: width,
  picture_height: height,
}: JoinedRow): Picture | null {
  return id === null ? null : withUrl({ id, width, height })
}
