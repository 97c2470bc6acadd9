import { inTransaction } from '#core/database/transactions/transaction'
import { slackFlowInvalid } from '#slack/errors'
import ConnectSlack from '#slack/actions/connect_slack'
import { redeemCode } from '#slack/gateways/redeem_code'
import { redeemFlow, type SlackFlow } from '#slack/repositories/flows'

/** Redeems the state of a callback once. SLACK_FLOW_INVALID for an unknown, used or expired state. */
export async function redeemState(state: string): Promise<SlackFlow> {
  const flow = await inTransaction((trx) => redeemFlow(trx, state))
  if (flow === null) throw slackFlowInvalid()
  return flow
}

/** Connects the organization of a flow with the code of the callback. */
export default class FinishSlackFlow {
  async handle(flow: SlackFlow, code: string): Promise<void> {
    await new ConnectSlack().handle({ ...flow, ...(await redeemCode(code)) })
  }
}
