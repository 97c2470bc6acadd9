import type { SupportFileType, SupportPriority, SupportStatus } from '../rules/support.ts'
import type { AnchoredPageQuery, Pagination } from '../../core/data/pagination.ts'

/** The form fields of a support request, in addition to its `attachments`. */
export interface SendSupportRequest {
  title: string
  description: string
  priority: SupportPriority
  captchaToken?: string
  /** Required without a session; ignored with one. */
  name?: string
  email?: string
}

export interface SupportRequestSent {
  success: true
  message: string
}

export interface SupportAttachment {
  id: string
  filename: string
  mimetype: SupportFileType
  /** In bytes. */
  size: number
  /** Null once the file has been deleted, some time after the request was closed. */
  url: string | null
}

/** A support request, as administrators see it. */
export interface SupportRequest {
  id: string
  title: string
  description: string
  priority: SupportPriority
  status: SupportStatus
  /** From the account, or as the visitor entered it; null when the account has been deleted. */
  name: string | null
  email: string | null
  /** Null for visitors, and when the account has been deleted. */
  userId: string | null
  user: { name: string; email: string } | null
  attachments: SupportAttachment[]
  createdAt: string
  closedAt: string | null
}

export interface SupportAnswer {
  id: string
  content: string
  /** Null when the account has been deleted. */
  author: { id: string; name: string } | null
  createdAt: string
}

export interface SupportRequestDetails extends SupportRequest {
  /** Oldest first. */
  answers: SupportAnswer[]
  /** Whether an answer reaches the requester: in their account, or by mail where a mail server is configured. */
  reachesRequester: boolean
}

export interface SupportRequestList {
  requests: SupportRequest[]
  pagination: Pagination
}

export interface SupportRequestListQuery extends AnchoredPageQuery {
  status?: SupportStatus
}

export interface AnswerSupportRequest {
  answer: string
  /** Whether to close the request too. */
  close: boolean
}

/** A support request, as the signed-in user sees their own. */
export interface MySupportRequest {
  id: string
  title: string
  description: string
  priority: SupportPriority
  status: SupportStatus
  attachments: Pick<SupportAttachment, 'id' | 'filename'>[]
  /** Oldest first. */
  answers: Pick<SupportAnswer, 'id' | 'content' | 'createdAt'>[]
  createdAt: string
}

/** Ordered by the last message, newest first. */
export interface MySupportRequestList {
  requests: MySupportRequest[]
  pagination: Pagination
}
