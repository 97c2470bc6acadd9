export { purgeOrganizations } from '#organization_deletion/jobs/purge_organizations'
