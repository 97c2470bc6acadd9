import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ModerationStatus } from '#contract/rules/post'
import { urlBlocked, urlInvalid } from '#links/errors'
import { judgeLink } from '#links/queries/judge_link'
import type { ParsedLink } from '#links/rules/parse_link'

/** A link that can be kept, and where it puts the post that carries it. */
export interface AcceptedLink extends ParsedLink {
  moderationStatus: Extract<ModerationStatus, 'approved' | 'pending'>
}

/** Accepts a link for a post: at once when its host is approved, waiting for a moderator when nobody knows it. */
export async function acceptLink(text: string, client?: QueryClientContract): Promise<AcceptedLink> {
  const judgement = await judgeLink(text, client)
  if (judgement.verdict === 'invalid') throw urlInvalid()
  if (judgement.verdict === 'blocked') throw urlBlocked()
  return { ...judgement.link, moderationStatus: judgement.verdict === 'approved' ? 'approved' : 'pending' }
}
