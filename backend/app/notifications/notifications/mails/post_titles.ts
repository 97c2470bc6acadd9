import { DIGEST_TITLES } from '#contract/core/rules/limits'
import { mailName } from '#core/mail/mail_name'
import type { DigestItem } from '#notifications/notifications/queries/list_for_digest'

export interface TitleTexts {
  covered: string
  more: (n: number) => string
  dateOf: (at: Date) => string
}

/**
 * The distinct titles of the posts. Titles of sensitive posts are replaced, and posts that the user may not read are
 * left out. The date is that of the newest notification about a post.
 */
export function postTitles(unread: readonly DigestItem[], { covered, more, dateOf }: TitleTexts): string[] {
  const titles = new Map<string, string>()
  for (const { post, at } of unread) {
    if (post === null || titles.has(post.id)) continue
    const title = post.isSensitive ? covered : mailName(post.title)
    titles.set(post.id, `${title} (${mailName(post.organization)}) · ${dateOf(at)}`)
  }
  const shown = [...titles.values()].slice(0, DIGEST_TITLES)
  return titles.size > shown.length ? [...shown, more(titles.size - shown.length)] : shown
}
