import { inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import { slackRequestRepeated } from '#slack/errors'
import ShareFromSlack from '#slack/jobs/share_from_slack'
import { claimRequest, findKeptLink, signatureKey } from '#slack/repositories/requests'
import { sealResponseUrl } from '#slack/rules/sealed_secrets'

interface ReceiveShareInput {
  signature: string
  teamId: string
  slackUserId: string
  responseUrl: string
}

/** The input: links, or the chosen organization for a link sent before. */
type Sent = { links: string[] } | { organizationId: string; choice: string }

/** Accepts a link that a Slack user shares. A repeated request is refused. */
export default class ReceiveShare {
  handle({ signature, responseUrl, ...person }: ReceiveShareInput, sent: Sent): Promise<void> {
    return inTransaction(async (trx) => {
      const key = signatureKey(signature)
      if (!(await claimRequest(trx, key))) throw slackRequestRepeated()
      const reply = sealResponseUrl(responseUrl)
      if ('links' in sent) return dispatch(trx, ShareFromSlack, { ...person, ...sent, key, reply })
      const { organizationId, choice } = sent
      const link = await findKeptLink(trx, choice)
      const links = link === null ? null : [link]
      return dispatch(trx, ShareFromSlack, { ...person, links, key: choice, organizationId, reply })
    })
  }
}
