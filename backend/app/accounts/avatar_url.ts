/** Where the picture of a person is served; null when they have none. Its name changes with the picture. */
export function avatarUrl({ avatarPath }: { avatarPath: string | null }): string | null {
  return avatarPath === null ? null : `/api/avatars/${avatarPath}`
}
