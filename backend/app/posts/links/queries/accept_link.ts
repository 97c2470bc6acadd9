import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ModerationStatus } from '#contract/posts/rules/post'
import { urlBlocked, urlInvalid } from '#posts/links/errors'
import { judgeLink } from '#posts/links/queries/judge_link'
import { pageKeyOf } from '#posts/links/rules/page_key'
import type { ParsedLink } from '#posts/links/rules/parse_link'

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
