import { ApproveTestimonial, CreateTestimonial } from '#community/public'
import type { DemoTestimonial } from '#operations/demo/actions/content/demo_content'
import { hoursAgo } from './demo_clock.js'
import type { People } from './share_post.js'

/** Sends a testimonial, which the administrator approves unless it is meant to stay pending. */
export function giveTestimonial(
  organizationId: string,
  people: People,
  { by, hoursAgo: age, text: content, pending = false, ...testimonial }: DemoTestimonial,
): Promise<void> {
  return hoursAgo(age, async () => {
    const input = { ...testimonial, content, organizationId, userId: people[by] }
    const id = await new CreateTestimonial().handle(input)
    if (!pending) await new ApproveTestimonial().handle({ id, reviewerId: people.administrator })
  })
}
