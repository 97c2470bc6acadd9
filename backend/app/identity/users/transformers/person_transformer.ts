import type { Person } from '#contract/identity/data/user'
import { avatarUrl } from '#identity/users/rules/avatar_url'
import { firstName } from '#identity/users/rules/first_name'

interface Named {
  id: string
  name: string
  avatarPath: string | null
}

/** A user, as teammates see them. */
export function forTeammate({ id, name, avatarPath }: Named): Person {
  return { id, name, firstName: firstName(name), avatarUrl: avatarUrl({ avatarPath }) }
}
