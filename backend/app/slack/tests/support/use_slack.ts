import type { Group } from '@japa/runner/core'
import env from '#start/env'
import { SLACK_SCOPES } from '#contract/slack/rules/slack'
import { inTransaction } from '#core/database/transactions/transaction'
import { insertConnection } from '#slack/repositories/connections'
import { startSlack, type SlackPeer } from '#tests/slack_peer'
import type { Team } from '#tests/factories/team_factory'

type Settings = { -readonly [Key in keyof typeof env.slack]: string | undefined }

/** Connects the test server to a Slack of its own. The returned function returns that Slack. */
export function useSlack(group: Group, environment: Record<string, string> = {}): () => SlackPeer {
  let slack: SlackPeer | undefined
  group.setup(async () => {
    const before = { ...env.slack }
    slack = await startSlack({
      REDIRECT_ORIGIN: new URL(env.appUrl).origin,
      APP_URL: `http://${process.env.HOST}:${process.env.PORT}`,
      ...environment,
    })
    const { url, clientId, clientSecret, signingSecret } = slack.credentials
    Object.assign(env.slack as Settings, { url, clientId, clientSecret, signingSecret })
    return async () => {
      Object.assign(env.slack as Settings, before)
      await slack?.stop()
    }
  })
  group.each.setup(() => slack!.reset())
  return () => slack!
}

/** Connects a team, as if its owner had given consent at Slack. Nothing is synced yet. */
export async function connect(
  slack: SlackPeer,
  { organizationId, owner }: Team,
  scopes: readonly string[] = SLACK_SCOPES,
): Promise<string> {
  const { token } = await slack.control<{ token: string }>({ action: 'install', scopes })
  await inTransaction((trx) =>
    insertConnection(trx, {
      organizationId,
      userId: owner.id,
      teamId: slack.credentials.teamId,
      teamName: 'Demo workspace',
      botUserId: 'U0BOT',
      token,
      scopes: scopes.join(','),
    }),
  )
  return token
}
