import type { SlackReturn } from '#contract/rules/slack'
import env from '#start/env'
import { requestedScopes } from '#slack/rules/scopes'

/** Where Slack returns the browser to; the app at Slack has to allow exactly this. */
export const redirectUrl = () => `${env.appUrl}/api/slack/callback`

/** Slack's page of consent. */
export function authorizationUrl(state: string): string {
  const url = new URL('/oauth/v2/authorize', env.slack.url)
  url.search = new URLSearchParams({
    client_id: env.slack.clientId ?? '',
    scope: requestedScopes().join(','),
    redirect_uri: redirectUrl(),
    state,
  }).toString()
  return url.href
}

/** Where the browser ends up: the settings of the organization, or the start without one. */
export function returnUrl(organizationId: string | null, outcome: SlackReturn): string {
  const path =
    organizationId === null
      ? '/organizations'
      : `/organizations/${organizationId}/settings/integrations/slack`
  return `${env.appUrl}${path}?slack=${outcome}`
}
