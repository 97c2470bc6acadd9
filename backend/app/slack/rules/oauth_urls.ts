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

/** The settings of the organization, or the start page without one. */
export const settingsPath = (organizationId: string | null): string =>
  organizationId === null ? '/organizations' : `/organizations/${organizationId}/settings/integrations/slack`

/** Where the browser is redirected at the end. Without an outcome, the person has changed nothing. */
export function returnUrl(path: string, outcome: SlackReturn | null): string {
  const url = new URL(env.appUrl + path)
  if (outcome !== null) url.searchParams.set('slack', outcome)
  return url.href
}
