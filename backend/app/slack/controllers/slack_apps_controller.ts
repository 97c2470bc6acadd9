import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import type { SlackApp } from '#contract/slack/data/slack'
import { SLACK_SCOPES } from '#contract/slack/rules/slack'
import { appManifest } from '#slack/rules/app_manifest'
import { redirectUrl } from '#slack/rules/oauth_urls'

/** What an operator needs to create the app at Slack. It contains no secrets. */
export default class SlackAppsController {
  /** Returns the addresses and permissions of the Slack app of this server. */
  show({ response }: HttpContext) {
    return response.json({
      isConfigured: env.slack.clientId !== undefined,
      redirectUrl: redirectUrl(),
      scopes: [...SLACK_SCOPES],
      manifest: appManifest(),
    } satisfies SlackApp)
  }
}
