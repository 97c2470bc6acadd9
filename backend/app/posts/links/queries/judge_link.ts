import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ModerationStatus } from '#contract/posts/rules/post'
import { urlBlocked, urlInvalid } from '#posts/links/errors'
import { pageKeyOf } from '#posts/links/rules/page_key'
import type { ParsedLink } from '#core/network/parse_link'
import { judgeHosts, type DomainEntry } from '#posts/links/queries/judge_hosts'
import { readLink, writtenLink } from '#posts/links/rules/read_link'

/** A valid link with the key of its page, and the moderation status of a post that shares it. */
export interface AcceptedLink extends ParsedLink {
  pageKey: string
  moderationStatus: Extract<ModerationStatus, 'approved' | 'pending'>
}

/** Accepts a link for a post. The host decides whether the post is approved or pending. URL_INVALID, URL_BLOCKED. */
export async function acceptLink(text: string, client?: QueryClientContract): Promise<AcceptedLink> {
  const judgement = await judgeLink(text, client)
  if (judgement.verdict === 'invalid') throw urlInvalid()
  if (judgement.verdict === 'blocked') throw urlBlocked()
  const { verdict, link } = judgement
  return {
    ...link,
    pageKey: pageKeyOf(link),
    moderationStatus: verdict === 'approved' ? 'approved' : 'pending',
  }
}

/** The verdict on a link: whether it is valid, and what administrators decided about its host. */
export type Judgement =
  | { verdict: 'invalid' }
  | { verdict: 'unreviewed' | 'blocked'; link: ParsedLink }
  | { verdict: 'approved'; link: ParsedLink; domain: DomainEntry }

/**
 * Judges the first link of a text by the host of its target page, without fetching it. A link with an unknown target is
 * blocked.
 */
export async function judgeLink(text: string, client?: QueryClientContract): Promise<Judgement> {
  const link = readLink(text)
  if (!link) {
    const written = writtenLink(text)
    return written ? { verdict: 'blocked', link: written } : { verdict: 'invalid' }
  }
  const domain = (await judgeHosts([link.host], client)).get(link.host)
  if (!domain) return { verdict: 'unreviewed', link }
  return domain.isBlocked ? { verdict: 'blocked', link } : { verdict: 'approved', link, domain }
}
