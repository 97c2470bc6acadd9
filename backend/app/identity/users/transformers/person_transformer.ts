import type { Person } from '#contract/identity/data/user'

/** The URL of a user's avatar; null without one. Every picture has a new name, so the URL can be cached forever. */
export function avatarUrl({ avatarPath }: { avatarPath: string | null }): string | null {
  return avatarPath === null ? null : `/api/avatars/${avatarPath}`
}

/** The first word of a name. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}

interface Named {
  id: string
  name: string
  avatarPath: string | null
}

/** A user, as teammates see them. */
export function forTeammate({ id, name, avatarPath }: Named): Person {
  return { id, name, firstName: firstName(name), avatarUrl: avatarUrl({ avatarPath }) }
}
