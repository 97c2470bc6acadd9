import { BaseEvent } from '@adonisjs/core/events'

export default class SuggestionAdded extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly commentId: string,
    readonly parentId: string | null,
  ) {
    super()
  }
}
