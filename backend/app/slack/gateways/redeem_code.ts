import env from '#start/env'
import { slackRefused } from '#slack/errors'
import { slackClient } from '#slack/gateways/slack_client'
import type { NewConnection } from '#slack/repositories/connections'
import { redirectUrl } from '#slack/rules/oauth_urls'
import { toAppError, toFailure } from '#slack/rules/slack_failure'

type Grant = Pick<NewConnection, 'teamId' | 'teamName' | 'botUserId' | 'token' | 'scopes'>

/** Exchanges the code of a callback for the token of a workspace. */
export async function redeemCode(code: string): Promise<Grant> {
  const { clientId = '', clientSecret = '' } = env.slack
  const answer = await slackClient()
    .oauth.v2.access({
      client_id: clientId,
      client_secret: clientSecret,
      code,
      redirect_uri: redirectUrl(),
    })
    .catch((error: unknown) => {
      throw toAppError(toFailure(error), error)
    })
  const { access_token: token, team, bot_user_id: botUserId, scope: scopes } = answer
  if (!token || !team?.id || !botUserId)
    throw slackRefused(new Error('The answer of Slack has no bot token.'))
  return { token, teamId: team.id, teamName: team.name ?? team.id, botUserId, scopes: scopes ?? '' }
}
