import { WebClient } from '@slack/web-api'
import env from '#start/env'
import { CircuitBreaker } from '#core/network/services/circuit_breaker'
import { slackNotConnected } from '#slack/errors'
import type { SlackConnectionRow } from '#slack/models/slack_connection'
import { openToken } from '#slack/rules/sealed_secrets'

/** Milliseconds per call; jobs retry. */
const TIMEOUT_MS = 5_000

/** All calls of Slack go through it. */
export const slackService = new CircuitBreaker('Slack', { deadline: TIMEOUT_MS })

/**
 * Slack never redirects, and a redirect would send the token elsewhere. A truncated response is a failed request, which
 * the client does not notice by itself.
 */
const fetchDirectly: typeof fetch = (url, init) =>
  slackService.run(async (signal) => {
    const answer = await fetch(url, { ...init, redirect: 'error', signal })
    return new Response(await answer.arrayBuffer(), answer)
  })

/** The client of Slack's Web API. It never retries: a request has to respond in time, and a job has its own retries. */
export function slackClient(token?: string): WebClient {
  return new WebClient(token, {
    slackApiUrl: `${env.slack.url}/api/`,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    allowAbsoluteUrls: false,
    fetch: fetchDirectly,
    logger: SILENT,
  })
}

/** The client of a connection. SLACK_NOT_CONNECTED when its token cannot be decrypted with the current key. */
export function clientOf({
  organization_id,
  token,
}: Pick<SlackConnectionRow, 'organization_id' | 'token'>): WebClient {
  const opened = openToken(organization_id, token)
  if (opened === null) throw slackNotConnected()
  return slackClient(opened)
}

/** Calls a method that needs no token. Throws when Slack does not answer. */
export async function reachSlack(): Promise<void> {
  await slackClient().api.test()
}

/** The client would log responses, which contain user content. Callers log failures themselves. */
const SILENT = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  setLevel: () => undefined,
  getLevel: () => 'error' as never,
  setName: () => undefined,
}
