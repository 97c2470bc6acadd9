import { slackClient } from './slack_client.js'

/** Calls a method that needs no token. Throws when Slack does not answer. */
export async function reachSlack(): Promise<void> {
  await slackClient().api.test()
}
