import { onBeforeCommit } from '#core/events/before_commit'
import { DeletionBegun } from '#organizations/organizations/events/organization_deletion'
import { disconnect } from '#slack/actions/disconnect_slack'

onBeforeCommit(DeletionBegun, (trx, { organizationId, actorId }) =>
  disconnect(trx, { organizationId, actorId }),
)
