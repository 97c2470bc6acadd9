import type { DecideTestimonialRequest } from '#contract/community/data/testimonial'
import { administratorAction } from '#identity/public'
import { decideTestimonial, lockForDecision } from '#community/testimonials/repositories/decide_testimonial'

/** The decision about a testimonial, which can be undone. Until it is carried out, others may decide. */
export const pendingReview = administratorAction<DecideTestimonialRequest>({
  name: 'testimonials.decide',
  check: (trx, id, input) => lockForDecision(trx, { id, ...input }),
  carryOut: (trx, { id, actorId: reviewerId, input }) => decideTestimonial(trx, { id, reviewerId, ...input }),
})
