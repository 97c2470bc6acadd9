import env from '#start/env'
import { inTransaction } from '#core/database/transactions/transaction'
import { slackNotConfigured } from '#slack/errors'
import { insertFlow, type SlackFlow } from '#slack/repositories/flows'

/** Starts connecting an organization. Returns the state of the flow. */
export default class StartSlackFlow {
  async handle(flow: SlackFlow): Promise<string> {
    if (env.slack.clientId === undefined) throw slackNotConfigured()
    return inTransaction((trx) => insertFlow(trx, flow))
  }
}
