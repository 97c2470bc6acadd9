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
