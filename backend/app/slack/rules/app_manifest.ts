import { SLACK_SCOPES } from '#contract/slack/rules/slack'
import env from '#start/env'
import { redirectUrl } from '#slack/rules/oauth_urls'

/** The id of the shortcut that shares the link of a message. */
export const SHARE_SHORTCUT = 'share_link'

/** The events to which the app subscribes. */
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
  'link_shared',
]

const listOf = (items: readonly string[]) => items.map((item) => `      - ${item}`).join('\n')
const addressOf = (path: string) => JSON.stringify(`${env.appUrl}/api/slack/${path}`)

/** The manifest from which an operator creates the app at Slack. */
export function appManifest(): string {
  return `display_information:
  name: Fanfare
  description: Share posts with your team, and comment in your own words.
features:
  bot_user:
    display_name: Fanfare
    always_online: true
  slash_commands:
    - command: /fanfare
      url: ${addressOf('commands')}
      description: Share a link with your organization
      usage_hint: https://example.org/post A first suggestion
      should_escape: true
  shortcuts:
    - name: Share in Fanfare
      type: message
      callback_id: ${SHARE_SHORTCUT}
      description: Shares the link of the message
  unfurl_domains:
    - ${JSON.stringify(new URL(env.appUrl).hostname)}
oauth_config:
  redirect_urls:
    - ${JSON.stringify(redirectUrl())}
  scopes:
    bot:
${listOf(SLACK_SCOPES)}
settings:
  interactivity:
    is_enabled: true
    request_url: ${addressOf('interactions')}
  event_subscriptions:
    request_url: ${addressOf('events')}
    bot_events:
${listOf(BOT_EVENTS)}
  org_deploy_enabled: false
  socket_mode_enabled: false
  token_rotation_enabled: false
`
}
