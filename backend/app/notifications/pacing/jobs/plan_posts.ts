import { Job } from '@adonisjs/queue'
import PlanPost from '#notifications/pacing/actions/plan_post'

/** Plans when members are told of paced posts that have started, or that may be told to more of them. */
export default class PlanPosts extends Job<{ postIds: string[] }> {
  static override options = { name: 'plan_posts' }

  async execute(): Promise<void> {
    for (const id of this.payload.postIds) await new PlanPost().handle(id)
  }
}
