import { AVATAR_MAX_BYTES, AVATAR_TYPES } from '@fanfare/contract/rules/limits.ts'

const TYPES: readonly string[] = AVATAR_TYPES

export type AvatarRefusal = 'INVALID_FILE_TYPE' | 'FILE_TOO_LARGE'

/** Why a file cannot become a picture, as far as it can be told without opening it; null when it may. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): AvatarRefusal | null {
  if (!TYPES.includes(type)) return 'INVALID_FILE_TYPE'
  return size > AVATAR_MAX_BYTES ? 'FILE_TOO_LARGE' : null
}

/** A file as an address an image can show; null when it cannot be read. Pages may not show blob addresses. */
export function readPicture(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => resolve(null))
    reader.readAsDataURL(file)
  })
}
