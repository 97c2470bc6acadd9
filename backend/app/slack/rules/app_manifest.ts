import { SLACK_SCOPES } from '#contract/rules/slack'
import env from '#start/env'
import { redirectUrl } from '#slack/rules/oauth_urls'

/** What Slack tells the app. */
const BOT_EVENTS = [
  'app_uninstalled',
  'tokens_revoked',
  'team_join',
  'user_change',
  'channel_created',
  'channel_rename',
  'channel_archive',
  'channel_unarchive',
  'channel_deleted',
  'group_rename',
  'group_archive',
  'group_unarchive',
  'group_deleted',
]

/** The manifest from which an operator creates the app at Slack. */
export function appManifest(): string {
  const scopes = SLACK_SCOPES.map((scope) => `      - ${scope}`).join('\n')
  return `display_information:
  name: Fanfare
  description: Share posts with your team, and comment in your own words.
features:
  bot_user:
    display_name: Fanfare
    always_online: true
oauth_config:
  redirect_urls:
    - ${JSON.stringify(redirectUrl())}
  scopes:
    bot:
${scopes}
settings:
  event_subscriptions:
    request_url: ${JSON.stringify(`${env.appUrl}/api/slack/events`)}
    bot_events:
${BOT_EVENTS.map((event) => `      - ${event}`).join('\n')}
  org_deploy_enabled: false
  socket_mode_enabled: false
  token_rotation_enabled: false
`
}
