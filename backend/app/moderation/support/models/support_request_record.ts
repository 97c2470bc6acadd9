import type { SupportFileType, SupportPriority, SupportStatus } from '#contract/moderation/rules/support'
import type { Language } from '#contract/core/rules/language'

/** A support request without its attachments and answers. */
export interface SupportRequestRecord {
  id: string
  user_id: string | null
  name: string | null
  email: string | null
  language: Language | null
  title: string
  description: string
  priority: SupportPriority
  status: SupportStatus
  created_at: string
  closed_at: string | null
}

export interface SupportAttachmentRecord {
  id: string
  request_id: string
  filename: string
  mimetype: SupportFileType
  size: number
  /** The name in the data folder; null once the file has been deleted. */
  file: string | null
}

/** A file that may be stored: its type has been detected, and images are re-encoded. */
export interface Attachment {
  filename: string
  mimetype: SupportFileType
  content: Buffer
}

/** The sender of a request: a user, or a visitor by name and address. */
export type Requester = { userId: string } | { name: string; email: string }
