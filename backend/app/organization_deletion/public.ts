export { deleteOrganization } from '#organization_deletion/repositories/delete_organization'
export { purgeOrganizations } from '#organization_deletion/jobs/purge_organizations'
