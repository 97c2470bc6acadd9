import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { slackClient } from '#slack/gateways/slack_client'
import { openToken } from '#slack/rules/sealed_secrets'
import { toAppError, toFailure } from '#slack/rules/slack_failure'

interface RevokeTokenPayload {
  organizationId: string
  teamId: string
  /** The encrypted token. */
  sealed: string
}

/**
 * Revokes a token at Slack, unless another organization is connected to the same workspace: an app has one token per
 * workspace, so revoking it would disconnect the other organization too.
 */
export default class RevokeToken extends Job<RevokeTokenPayload> {
  static override options = { name: 'revoke_slack_token' }

  async execute(): Promise<void> {
    const { organizationId, teamId, sealed } = this.payload
    const token = openToken(organizationId, sealed)
    const isInUse: unknown = await db.from('slack_connections').where('team_id', teamId).first()
    if (token === null || isInUse !== null) return
    try {
      await slackClient(token).auth.revoke()
    } catch (error) {
      const failure = toFailure(error)
      if (failure.kind !== 'revoked' && failure.kind !== 'refused') throw toAppError(failure, error)
    }
  }
}
