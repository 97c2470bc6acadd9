export { purgeAttachments } from './jobs/purge_attachments.js'
export { pagesOfRequester, type ExportedSupportRequest } from './queries/pages_of_requester.js'
export { deleteSupportRequestsByUser } from './repositories/delete_support_requests.js'
