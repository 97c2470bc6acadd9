import { LANGUAGES } from '#contract/core/rules/language'
import { CreateTestimonial, DecideTestimonial } from '#community/public'
import type { DemoTestimonial } from '#operations/demo/actions/content/demo_content'
import { hoursAgo } from './demo_clock.js'
import type { Cast } from './share_post.js'

/** Sends a testimonial in each language, which the administrator approves; one that is meant to stay pending in its own only. */
export function giveTestimonial(
  organizationId: string,
  { people, language }: Cast,
  { by, hoursAgo: age, texts, pending = false, ...testimonial }: DemoTestimonial,
): Promise<void> {
  return hoursAgo(age, async () => {
    for (const each of pending ? [language] : LANGUAGES) {
      const content = { language: each, content: texts[each] }
      const input = { ...testimonial, ...content, organizationId, userId: people[by] }
      const id = await new CreateTestimonial().handle(input)
      if (pending) continue
      await new DecideTestimonial().handle({ id, reviewerId: people.administrator, decision: 'approve' })
    }
  })
}
