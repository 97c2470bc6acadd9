export const SUPPORT_PRIORITIES = ['Low', 'Medium', 'High'] as const

export type SupportPriority = (typeof SUPPORT_PRIORITIES)[number]

export const DEFAULT_SUPPORT_PRIORITY: SupportPriority = 'Low'

export const SUPPORT_STATUSES = ['open', 'closed'] as const

export type SupportStatus = (typeof SUPPORT_STATUSES)[number]

/** The types of attachments of a support request, detected by their content. */
export const SUPPORT_FILE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'application/pdf',
  'text/plain',
] as const

export type SupportFileType = (typeof SUPPORT_FILE_TYPES)[number]

/** Limits of requests and answers. */
export const SUPPORT_TITLE_MAX = 255
export const SUPPORT_DESCRIPTION_MAX = 5_000
export const SUPPORT_ANSWER_MAX = 5_000
export const SUPPORT_ATTACHMENTS_MAX = 3
export const SUPPORT_ATTACHMENT_MAX_BYTES = 5_242_880
