import { BaseEvent } from '@adonisjs/core/events'

export default class PostCreated extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
    readonly userId: string,
  ) {
    super()
  }
}
