import { onBeforeCommit } from '#core/events/before_commit'
import { DeletionBegun } from '#organizations/organizations/events/organization_deletion'
import { deleteIntegrations } from '#ai/repositories/integrations'

onBeforeCommit(DeletionBegun, (trx, { organizationId }) => deleteIntegrations(trx, organizationId))
