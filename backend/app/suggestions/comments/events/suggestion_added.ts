import { BaseEvent } from '@adonisjs/core/events'
import { BroadcastEvent, toMembers } from '#core/events/broadcast_event'

/** A suggestion or a reply has been added. */
export default class SuggestionAdded extends BroadcastEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly commentId: string,
    readonly parentId: string | null,
  ) {
    super()
  }

  broadcast() {
    const { organizationId, postId, commentId, parentId } = this
    return [toMembers({ type: 'suggestion.added', organizationId, postId, commentId, parentId })]
  }
}

interface AddedSuggestion {
  id: string
  /** Null for what an API token of the organization wrote. */
  userId: string | null
  content: string
  isAiGenerated: boolean
}

/** Suggestions have been added to a post; dispatched in the transaction, once for any number. */
export class SuggestionsAdded extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly suggestions: readonly AddedSuggestion[],
    /** Whether the organization has had a webhook. */
    readonly hasWebhooks: boolean,
  ) {
    super()
  }
}
