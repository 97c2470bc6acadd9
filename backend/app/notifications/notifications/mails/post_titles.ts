import { DIGEST_TITLES } from '#contract/core/rules/limits'
import { dateFormat } from '#contract/core/rules/dates'
import type { Language } from '#contract/core/rules/language'
import { mailName } from '#core/mail/mail_name'
import { countedIn, type Counted } from '#notifications/notifications/mails/counted'
import type { DigestItem } from '#notifications/notifications/queries/list_for_digest'

interface TitleTexts {
  /** Instead of the title of a sensitive post. */
  covered: string
  /** For the number of titles that are not listed. */
  more: Counted
}

interface Reader {
  language: Language
  timeZone: string
}

/**
 * The distinct titles of the posts. Titles of sensitive posts are replaced, and posts that the user may not read are
 * left out. The date is that of the newest notification about a post.
 */
export function postTitles(
  unread: readonly DigestItem[],
  { covered, more }: TitleTexts,
  { language, timeZone }: Reader,
): string[] {
  const dates = dateFormat(language, undefined, timeZone)
  const titles = new Map<string, string>()
  for (const { post, at } of unread) {
    if (post === null || titles.has(post.id)) continue
    const title = post.isSensitive ? covered : mailName(post.title)
    titles.set(post.id, `${title} (${mailName(post.organization)}) · ${dates.format(at)}`)
  }
  const shown = [...titles.values()].slice(0, DIGEST_TITLES)
  return titles.size > shown.length
    ? [...shown, countedIn(language)(more, titles.size - shown.length)]
    : shown
}
