import { Job } from '@adonisjs/queue'
import env from '#start/env'
import { FIRST_SUGGESTIONS_MAX, SUGGESTION_MAX } from '#contract/core/rules/limits'
import type { ModerationStatus } from '#contract/posts/rules/post'
import { may } from '#contract/organizations/rules/abilities'
import { inTransaction } from '#core/database/transactions/transaction'
import { AppError } from '#core/http/errors/app_error'
import { sha256 } from '#core/runtime/hashing/sha256'
import { CreatePost, findCreatedPost, findPost, OrganizationPosts } from '#posts/public'
import { findPersonOfSlack, type Person, type Sharer } from '#slack/queries/find_sharers'
import { sendReply } from '#slack/gateways/send_reply'
import { keepLink } from '#slack/repositories/requests'
import { toReplyMessage, type Reply, type SharedPost } from '#slack/rules/reply'
import { openResponseUrl } from '#slack/rules/sealed_secrets'
import type { SharedLink } from '#slack/rules/shared_text'

export interface ShareFromSlackPayload {
  teamId: string
  slackUserId: string
  /** The links sent, of which the first is shared; null if the choice of an organization is no longer open. */
  links: string[] | null
  /** The first suggestions; absent without any. */
  suggestions?: string[]
  /** The key of the command, which creates one post at most. */
  key: string
  /** The organization that the user has chosen. */
  organizationId?: string
  /** The encrypted URL for the reply. */
  reply: string
}

/** Slack accepts replies for half an hour. */
const RETRIES = 5

/** Shares a link that a Slack user has sent, and replies with the result. */
export default class ShareFromSlack extends Job<ShareFromSlackPayload> {
  static override options = { name: 'share_from_slack', maxRetries: RETRIES }

  async execute(): Promise<void> {
    const { teamId, slackUserId, organizationId, reply: sealed } = this.payload
    const person = await findPersonOfSlack(teamId, slackUserId)
    const reply = await share(person, this.payload)
    const url = openResponseUrl(sealed)
    if (url !== null)
      await sendReply(url, toReplyMessage(reply, person.language, organizationId !== undefined))
  }
}

async function share(person: Person, payload: ShareFromSlackPayload): Promise<Reply> {
  const { links, suggestions = [], key, organizationId } = payload
  if (!person.isConnected) return { kind: 'notConnected' }
  const sharers = person.sharers.filter(({ organization }) =>
    [organization.id, undefined].includes(organizationId),
  )
  const [sharer, another] = sharers
  if (sharer === undefined) return { kind: 'unknownPerson' }
  if (links === null) return { kind: 'expired' }
  const [link] = links
  if (link === undefined) return { kind: 'noLink' }
  const refusal = refusalOfTexts(suggestions)
  if (refusal !== null) return refusal
  if (another === undefined) return shareAs(sharer, { link, suggestions }, key)
  await inTransaction((trx) => keepLink(trx, key, { link, suggestions }))
  return { kind: 'choose', organizations: sharers.map(({ organization }) => organization), choice: key }
}

/** The limits of the API, which a server may lower. */
function refusalOfTexts(suggestions: readonly string[]): Reply | null {
  const max = Math.min(FIRST_SUGGESTIONS_MAX, env.suggestionsPerPost)
  if (suggestions.length > max) return { kind: 'tooMany', max }
  if (suggestions.some(({ length }) => length > SUGGESTION_MAX))
    return { kind: 'tooLong', max: SUGGESTION_MAX }
  return null
}

async function shareAs(sharer: Sharer, { link, suggestions }: SharedLink, key: string): Promise<Reply> {
  const { organization, userId, role } = sharer
  const organizationId = organization.id
  if (suggestions.length > 0 && !may(role, 'suggest')) return { kind: 'mayNotSuggest' }
  try {
    const earlier = await findCreatedPost(userId, key)
    if (earlier !== null) return toShared(earlier)
    const known = await new OrganizationPosts(organizationId).findByLink(link)
    if (known !== null) return { kind: suggestions.length > 0 ? 'notAdded' : 'known', post: known }
    const { id } = await new CreatePost().handle({
      organizationId,
      userId,
      url: link,
      suggestions: suggestions.map((content) => ({ content })),
      idempotency: { key, hash: sha256.base64url(key) },
    })
    const post = await findPost({ id })
    return post === null ? { kind: 'unknownPerson' } : toShared(post)
  } catch (error) {
    return refusalOf(error, suggestions)
  }
}

interface CreatedPost extends SharedPost {
  moderationStatus: ModerationStatus
  availableCount: number
}

const toShared = (post: CreatedPost): Reply => ({
  kind: post.moderationStatus === 'pending' ? 'pending' : 'shared',
  post,
  waiting: post.availableCount,
})

function refusalOf(error: unknown, suggestions: readonly string[]): Reply {
  if (!(error instanceof AppError)) throw error
  const { code, details } = error
  if (code === 'URL_INVALID') return { kind: 'invalid' }
  if (code === 'URL_BLOCKED') return { kind: 'blocked' }
  if (code === 'ORG_NOT_FOUND') return { kind: 'notConnected' }
  if (code === 'SUGGESTION_SIMILAR')
    return { kind: 'similar', text: suggestions[details?.texts?.[0]?.index ?? 0]! }
  throw error
}
