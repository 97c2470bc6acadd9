import type { Pagination } from '../../core/data/pagination.ts'
import type { Role } from '../../organizations/rules/role.ts'
import type { ModerationStatus } from '../../posts/rules/post.ts'
import type {
  SwitchedOffReason,
  WEBHOOK_TEST,
  WebhookDeliveryState,
  WebhookEventType,
  WebhookFailure,
} from '../rules/webhook.ts'

/** A post, as members of its organization see it. */
export interface WebhookPost {
  id: string
  organizationId: string
  title: string
  /** The shared link. */
  url: string
  /** The page of the post in Fanfare, for members. */
  address: string
  /** Null when the author's account is gone, and for a post of an API token of the organization. */
  authorId: string | null
  isPublic: boolean
  moderationStatus: ModerationStatus
  createdAt: string
}

interface SuggestionFacts {
  id: string
  postId: string
  organizationId: string
  text: string
}

/** The `data` of each event. Fields are added, but neither removed nor changed. */
export interface WebhookPayloads {
  'post.created': WebhookPost
  /** A pending post was approved. A post that was approved from the start has only `post.created`. */
  'post.approved': WebhookPost
  'post.deleted': { id: string; organizationId: string }
  'suggestion.added': SuggestionFacts & { authorId: string | null; isAiGenerated: boolean }
  'suggestion.claimed': SuggestionFacts & { byVisitor: boolean }
  'suggestion.released': SuggestionFacts
  'member.joined': { organizationId: string; userId: string; role: Role }
  'member.left': { organizationId: string; userId: string }
  [WEBHOOK_TEST]: { organizationId: string; webhookId: string }
}

export type WebhookMessageType = keyof WebhookPayloads

/** The body of a request to a receiver. */
export type WebhookMessage = {
  [Type in WebhookMessageType]: {
    type: Type
    /** When it happened, ISO 8601. */
    timestamp: string
    data: WebhookPayloads[Type]
  }
}[WebhookMessageType]

/** A webhook, for admins and owners. */
export interface Webhook {
  id: string
  url: string
  description: string | null
  events: WebhookEventType[]
  isEnabled: boolean
  /** When and why the server switched it off; null while it is on, and when an admin has switched it off. */
  switchedOff: { at: string; reason: SwitchedOffReason } | null
  /** Since when every attempt has failed; null while it works. */
  failingSince: string | null
  /** Who made it; null when the account is gone. */
  maker: { id: string; name: string; isMember: boolean } | null
  createdAt: string
  /** Until when requests are signed with the previous secret too; null when there is none. */
  previousSecretUntil: string | null
  /** The last attempt; null before the first. */
  last: { at: string; statusCode: number | null; failure: WebhookFailure | null } | null
}

export interface WebhookList {
  webhooks: Webhook[]
}

export interface WebhookAnswer {
  webhook: Webhook
}

/** The answer that shows a secret, which no other answer does. */
export interface WebhookWithSecret extends WebhookAnswer {
  secret: string
}

export interface WebhookRequest {
  url: string
  description?: string | null
  events: WebhookEventType[]
}

/** Absent fields are unchanged. */
export interface WebhookChangeRequest extends Partial<WebhookRequest> {
  isEnabled?: boolean
}

/** A message to one webhook, and what became of it. */
export interface WebhookDelivery {
  /** The `webhook-id` of every attempt. */
  messageId: string
  id: string
  type: WebhookMessageType
  state: WebhookDeliveryState
  attempts: number
  /** Of the last attempt; null before the first. */
  lastAttempt: {
    at: string
    durationMs: number
    statusCode: number | null
    failure: WebhookFailure | null
  } | null
  /** When it is tried next; null when it is not. */
  nextAttemptAt: string | null
  createdAt: string
}

/** Newest first. */
export interface WebhookDeliveryPage {
  deliveries: WebhookDelivery[]
  pagination: Pagination
}

/** With the body as it was sent. */
export interface WebhookDeliveryAnswer {
  delivery: WebhookDelivery & { body: string }
}
