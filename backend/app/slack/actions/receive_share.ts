import { inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import { slackRequestRepeated } from '#slack/errors'
import ShareFromSlack from '#slack/jobs/share_from_slack'
import { claimRequest, findKeptLink, signatureKey } from '#slack/repositories/requests'
import { sealResponseUrl } from '#slack/rules/sealed_secrets'
import type { SharedLink } from '#slack/rules/shared_text'

interface ReceiveShareInput {
  signature: string
  teamId: string
  slackUserId: string
  responseUrl: string
}

/** The input: a link, null without one, or the chosen organization for a link sent before. */
type Sent = { shared: SharedLink | null } | { organizationId: string; choice: string }

/** Accepts a link that a Slack user shares. A repeated request is refused. */
export default class ReceiveShare {
  handle({ signature, responseUrl, ...person }: ReceiveShareInput, sent: Sent): Promise<void> {
    return inTransaction(async (trx) => {
      const key = signatureKey(signature)
      if (!(await claimRequest(trx, key))) throw slackRequestRepeated()
      const reply = sealResponseUrl(responseUrl)
      if ('shared' in sent)
        return dispatch(trx, ShareFromSlack, { ...person, ...toPayload(sent.shared, []), key, reply })
      const { organizationId, choice } = sent
      const kept = toPayload(await findKeptLink(trx, choice), null)
      return dispatch(trx, ShareFromSlack, { ...person, ...kept, key: choice, organizationId, reply })
    })
  }
}

const toPayload = <Missing>(shared: SharedLink | null, missing: Missing) =>
  shared === null ? { links: missing } : { links: [shared.link], suggestions: shared.suggestions }
