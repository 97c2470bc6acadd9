export { deleteOrganization } from './models/delete_organization.js'
export { purgeOrganizations } from './jobs/purge_organizations.js'
