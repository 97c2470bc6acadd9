import type { SlackReturn } from '#contract/slack/rules/slack'
import env from '#start/env'
import { requestedScopes } from '#slack/rules/scopes'

/** The redirect URL; the app at Slack has to allow exactly this one. */
export const redirectUrl = () => `${env.appUrl}/api/slack/callback`

/** Slack's consent page. */
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

/** Where the browser is redirected at the end: the settings of the organization, or the start page without one. */
export function returnUrl(organizationId: string | null, outcome: SlackReturn): string {
  const path =
    organizationId === null
      ? '/organizations'
      : `/organizations/${organizationId}/settings/integrations/slack`
  return `${env.appUrl}${path}?slack=${outcome}`
}
