import { BaseEvent } from '@adonisjs/core/events'
import type { SuggestionFacts } from '#suggestions/comments/queries/suggestion_facts'
import { BroadcastEvent, toViewers } from '#core/events/broadcast_event'

/** A suggestion or a reply has been added. */
export default class SuggestionAdded extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly commentId: string,
    readonly parentId: string | null,
    /** Those who see the post before it starts; null: all members. */
    readonly viewers: readonly string[] | null = null,
  ) {
    super()
  }

  broadcast() {
    const { organizationId, postId, commentId, parentId, viewers } = this
    return toViewers({ type: 'suggestion.added', organizationId, postId, commentId, parentId }, viewers)
  }
}

/** Suggestions have been added to a post; dispatched in the transaction, once for any number. */
export class SuggestionsAdded extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly suggestions: readonly SuggestionFacts[],
    /** Whether the organization has had a webhook. */
    readonly hasWebhooks: boolean,
    /** Whether the post has not started. */
    readonly isScheduled: boolean,
  ) {
    super()
  }
}
