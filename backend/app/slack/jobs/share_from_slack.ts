import { Job } from '@adonisjs/queue'
import { inTransaction } from '#core/database/transactions/transaction'
import { AppError } from '#core/http/errors/app_error'
import { sha256 } from '#core/runtime/hashing/sha256'
import { CreatePost, findPost, OrganizationPosts } from '#posts/public'
import { findPersonOfSlack, type Person, type Sharer } from '#slack/queries/find_sharers'
import { sendReply } from '#slack/gateways/send_reply'
import { keepLink } from '#slack/repositories/requests'
import { toReplyMessage, type Reply } from '#slack/rules/reply'
import { openResponseUrl } from '#slack/rules/sealed_secrets'

export interface ShareFromSlackPayload {
  teamId: string
  slackUserId: string
  /** The links sent, of which the first is shared; null if the choice of an organization is no longer open. */
  links: string[] | null
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

async function share(person: Person, { links, key, organizationId }: ShareFromSlackPayload): Promise<Reply> {
  if (!person.isConnected) return { kind: 'notConnected' }
  const sharers = person.sharers.filter(({ organization }) =>
    [organization.id, undefined].includes(organizationId),
  )
  const [sharer, another] = sharers
  if (sharer === undefined) return { kind: 'unknownPerson' }
  if (links === null) return { kind: 'expired' }
  const [link] = links
  if (link === undefined) return { kind: 'noLink' }
  if (another === undefined) return shareAs(sharer, link, key)
  await inTransaction((trx) => keepLink(trx, key, link))
  return { kind: 'choose', organizations: sharers.map(({ organization }) => organization), choice: key }
}

async function shareAs(sharer: Sharer, url: string, key: string): Promise<Reply> {
  const { organization, userId } = sharer
  const organizationId = organization.id
  try {
    const known = await new OrganizationPosts(organizationId).findByLink(url)
    if (known !== null) return { kind: 'known', post: known }
    const idempotency = { key, hash: sha256.base64url(key) }
    const created = await new CreatePost().handle({ organizationId, userId, url, idempotency })
    const post = await findPost({ id: created.id })
    if (post === null) return { kind: 'unknownPerson' }
    if (!created.isNew) return { kind: 'known', post }
    return { kind: post.moderationStatus === 'pending' ? 'pending' : 'shared', post }
  } catch (error) {
    return refusalOf(error)
  }
}

function refusalOf(error: unknown): Reply {
  const code = error instanceof AppError ? error.code : undefined
  if (code === 'URL_INVALID') return { kind: 'invalid' }
  if (code === 'URL_BLOCKED') return { kind: 'blocked' }
  if (code === 'ORG_NOT_FOUND') return { kind: 'notConnected' }
  throw error
}
