import { uploadFolder } from '#core/files/upload_folders'

/** Pictures of linked pages, by their ids. */
export const pictureFolder = uploadFolder('pictures')

/** Matches file names in a route; excludes path traversal. */
export const PICTURE_NAME = {
  match: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.webp$/,
}

export const fileOf = (id: string) => `${id}.webp`

/** The id in the name of a file. */
export const idOf = (file: string) => file.replace(/\.webp$/, '')

/** Deletes the files of pictures whose rows were deleted. */
export function discardPictures(ids: readonly string[]): Promise<void> {
  return pictureFolder.discard(ids.map(fileOf))
}
