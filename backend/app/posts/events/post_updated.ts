import { BaseEvent } from '@adonisjs/core/events'

export default class PostUpdated extends BaseEvent {
  constructor(
    readonly organizationId: string,
    readonly postId: string,
  ) {
    super()
  }
}
