import { UNREAD_MAX } from '@fanfare/contract/rules/limits.ts'

/** The unread posts of some servers as people read it: a server counts no further than its maximum. */
export function unreadLabel(...counts: number[]): string {
  const sum = counts.reduce((all, each) => all + each, 0)
  return counts.some((each) => each >= UNREAD_MAX) ? `${sum}+` : `${sum}`
}
