import type { Person } from '#contract/data/user'
import { avatarUrl } from '#accounts/avatar_url'
import { firstName } from '#accounts/first_name'

interface Named {
  id: string
  name: string
  avatarPath: string | null
}

/** A person, as their teammates see them. */
export function forTeammate({ id, name, avatarPath }: Named): Person {
  return { id, name, firstName: firstName(name), avatarUrl: avatarUrl({ avatarPath }) }
}
