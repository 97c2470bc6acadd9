import { SLACK_SCOPES, type SlackScope } from '#contract/rules/slack'

/** The scopes that are needed and not among the granted ones, which Slack separates by commas. */
export function missingScopes(granted: string): SlackScope[] {
  const scopes = new Set(granted.split(','))
  return SLACK_SCOPES.filter((scope) => !scopes.has(scope))
}
