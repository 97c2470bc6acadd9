import { UNREAD_MAX } from '@fanfare/contract/core/rules/limits.ts'

/** The displayed number of unread posts of some servers: a server counts no further than its maximum. */
export function unreadLabel(...counts: number[]): string {
  const sum = counts.reduce((all, each) => all + each, 0)
  return counts.some((each) => each >= UNREAD_MAX) ? `${sum}+` : `${sum}`
}
