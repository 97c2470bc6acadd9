import env from '#start/env'
import { SLACK_SCOPES, type SlackScope } from '#contract/slack/rules/slack'

/** The scopes for sharing and previews in Slack, whose requests are signed. */
const SIGNED = new Set<SlackScope>(['commands', 'links:read', 'links:write'])

/** The scopes to request from Slack. */
export function requestedScopes(): SlackScope[] {
  const isSigned = env.slack.signingSecret !== undefined
  return SLACK_SCOPES.filter((scope) => isSigned || !SIGNED.has(scope))
}

/** The required scopes that are not among the granted ones, which Slack separates by commas. */
export function missingScopes(granted: string): SlackScope[] {
  const scopes = new Set(granted.split(','))
  return requestedScopes().filter((scope) => !scopes.has(scope))
}
