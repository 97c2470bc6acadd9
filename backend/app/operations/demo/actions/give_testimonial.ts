import type { Language } from '#contract/core/rules/language'
import { ApproveTestimonial, CreateTestimonial } from '#community/public'
import type { DemoTestimonial } from '#operations/demo/actions/content/demo_content'
import { hoursAgo } from './demo_clock.js'
import type { People } from './share_post.js'

/** Sends a testimonial in each of its languages, which the administrator approves unless it is meant to stay pending. */
export function giveTestimonial(
  organizationId: string,
  people: People,
  { by, hoursAgo: age, texts, pending = false, ...testimonial }: DemoTestimonial,
): Promise<void> {
  return hoursAgo(age, async () => {
    for (const [language, content] of Object.entries(texts) as [Language, string][]) {
      const input = { ...testimonial, language, content, organizationId, userId: people[by] }
      const id = await new CreateTestimonial().handle(input)
      if (!pending) await new ApproveTestimonial().handle({ id, reviewerId: people.administrator })
    }
  })
}
