import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { DEFAULT_LANGUAGE, type Language } from '#contract/core/rules/language'
import { inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import { findPost } from '#posts/public'
import EndConnection from '#slack/actions/end_connection'
import type { SlackConnectionRow } from '#slack/models/slack_connection'
import { findPersonOfSlack } from '#slack/queries/find_sharers'
import { clientOf } from '#slack/gateways/slack_client'
import type { LinkingMessage } from '#slack/rules/slack_event'
import { parsePublicUrl } from '#slack/rules/public_url'
import { toAppError, toFailure } from '#slack/rules/slack_failure'
import { toUnfurl } from '#slack/rules/unfurl'

interface UnfurlLinksPayload {
  teamId: string
  /** The author of the message; its previews are in their language. */
  slackUserId: string | null
  links: string[]
  message: LinkingMessage
}

const LINKS_MAX = 10
/** A preview that is minutes late is of no use. */
const RETRIES = 3

/** Shows previews of the public posts to which a message links. Other links get no preview. */
export default class UnfurlLinks extends Job<UnfurlLinksPayload> {
  static override options = { name: 'unfurl_links', maxRetries: RETRIES }

  async execute(): Promise<void> {
    const { teamId, slackUserId, links, message } = this.payload
    const connection = await findConnectionOfTeam(teamId)
    if (connection === null) return
    const unfurls = await unfurlsOf(links, await languageOf(teamId, slackUserId))
    if (Object.keys(unfurls).length === 0) return
    try {
      await clientOf(connection).chat.unfurl({ ...message, unfurls })
    } catch (error) {
      await this.#react(connection, error)
    }
  }

  async #react(connection: SlackConnectionRow, error: unknown): Promise<void> {
    const failure = toFailure(error)
    if (failure.kind === 'rateLimited') {
      const delay = failure.retryAfter * 1_000
      await inTransaction((trx) => dispatch(trx, UnfurlLinks, this.payload, { delay }))
    } else if (failure.kind === 'revoked') {
      await new EndConnection().handle(connection.id)
    } else if (failure.kind === 'refused') {
      logger.info({ code: failure.code }, 'Slack takes no preview for a message')
    } else throw toAppError(failure, error)
  }
}

/** Any connection works: all have the same token of the app in the workspace. */
const findConnectionOfTeam = (teamId: string): Promise<SlackConnectionRow | null> =>
  db.from('slack_connections').where('team_id', teamId).orderBy('connected_at', 'desc').orderBy('id').first()

async function languageOf(teamId: string, slackUserId: string | null): Promise<Language> {
  return slackUserId === null ? DEFAULT_LANGUAGE : (await findPersonOfSlack(teamId, slackUserId)).language
}

async function unfurlsOf(links: string[], language: Language) {
  const unfurls: Record<string, ReturnType<typeof toUnfurl>> = {}
  for (const link of links.slice(0, LINKS_MAX)) {
    const address = parsePublicUrl(link)
    const post = address && (await findPost(address))
    if (post !== null) unfurls[link] = toUnfurl(post, language)
  }
  return unfurls
}
