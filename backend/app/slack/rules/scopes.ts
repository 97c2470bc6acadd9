import env from '#start/env'
import { SLACK_SCOPES, type SlackScope } from '#contract/rules/slack'

/** What sharing and previews in Slack need, which Slack signs. */
const SIGNED = new Set<SlackScope>(['commands', 'links:read', 'links:write'])

/** The scopes that Slack is asked for. */
export function requestedScopes(): SlackScope[] {
  const isSigned = env.slack.signingSecret !== undefined
  return SLACK_SCOPES.filter((scope) => isSigned || !SIGNED.has(scope))
}

/** The scopes that are needed and not among the granted ones, which Slack separates by commas. */
export function missingScopes(granted: string): SlackScope[] {
  const scopes = new Set(granted.split(','))
  return requestedScopes().filter((scope) => !scopes.has(scope))
}
