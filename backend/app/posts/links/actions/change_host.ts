import { inTransaction } from '#core/database/transactions/transaction'
import { changeHost, type ChangeHostInput } from '#posts/links/repositories/change_host'

/** Changes the decision about a host. Returns how many posts are approved, and how many return to the queue. */
export default class ChangeHost {
  handle(input: ChangeHostInput) {
    return inTransaction((trx) => changeHost(trx, input))
  }
}
