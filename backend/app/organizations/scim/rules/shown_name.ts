import type { UserChanges } from '#organizations/scim/rules/user_changes'

/** The names of a person as they are stored. */
export interface PersonNames {
  /** The name that colleagues see. */
  shown: string
  given: string | null
  family: string | null
}

const joined = (given: string | null, family: string | null): string | null =>
  [given, family].filter((part) => part !== null).join(' ') || null

/**
 * The names after a change. The shown name is the displayName, or the formatted name, or the given and family name; a
 * shown name that was put together from these two follows them.
 */
export function changedNames(before: PersonNames, changes: UserChanges): PersonNames {
  const given = changes.givenName === undefined ? before.given : changes.givenName
  const family = changes.familyName === undefined ? before.family : changes.familyName
  const isJoined = before.shown === '' || before.shown === joined(before.given, before.family)
  const parts = isJoined || 'displayName' in changes || 'formatted' in changes ? joined(given, family) : null
  return { shown: changes.displayName ?? changes.formatted ?? parts ?? before.shown, given, family }
}
