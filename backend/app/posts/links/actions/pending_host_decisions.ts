import { administratorAction } from '#identity/public'
import { changeHost, lockHostChange, type ChangeHostInput } from '#posts/links/repositories/change_host'
import { lockHosts, requireHostEntry } from '#posts/links/repositories/hosts'
import { removeHost } from '#posts/links/repositories/remove_host'

/** The removal of a decision about a host, which can be undone. Until it is carried out, links are judged as before. */
export const pendingHostRemoval = administratorAction<{ withPosts: boolean }>({
  name: 'hosts.remove',
  async check(trx, id) {
    await lockHosts(trx)
    await requireHostEntry(trx, id)
  },
  carryOut: (trx, { id, actorId: administratorId, input }) =>
    removeHost(trx, { id, administratorId, ...input }),
})

/** The change of a decision about a host, which can be undone. */
export const pendingHostChange = administratorAction<Omit<ChangeHostInput, 'id' | 'administratorId'>>({
  name: 'hosts.change',
  check: (trx, id, input) => lockHostChange(trx, { id, ...input }),
  carryOut: (trx, { id, actorId: administratorId, input }) =>
    changeHost(trx, { id, administratorId, ...input }),
})
