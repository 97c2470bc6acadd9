import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { recordDecision } from '#core/events/decision_made'
import { testimonialPending, testimonialSuperseded } from '#community/testimonials/errors'
import { lockTestimonial, returnTestimonial } from '#community/testimonials/repositories/testimonials'

/** Makes an approved testimonial pending again. Refused while its author has another pending one for the organization. */
export default class TakeDownTestimonial {
  async handle({ id, reviewerId }: { id: string; reviewerId: string }): Promise<void> {
    try {
      await inTransaction(async (trx) => {
        const { reviewed, organizationName: subject } = await lockTestimonial(trx, id)
        if (!reviewed) throw testimonialPending()
        await returnTestimonial(trx, id)
        await recordDecision(trx, {
          actorId: reviewerId,
          action: 'testimonial.taken_down',
          targetId: id,
          subject,
          before: { status: 'approved' },
          after: { status: 'pending' },
        })
        await completeAction(trx)
      })
    } catch (error) {
      if (isUniqueViolation(error, 'organization_id')) throw testimonialSuperseded()
      throw error
    }
  }
}
