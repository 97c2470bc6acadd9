/** The URL of a user's avatar; null without one. Every picture has a new name, so the URL can be cached forever. */
export function avatarUrl({ avatarPath }: { avatarPath: string | null }): string | null {
  return avatarPath === null ? null : `/api/avatars/${avatarPath}`
}
