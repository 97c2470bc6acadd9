import { inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { findMembership, lockOrganization } from '#organizations/public'
import { organizationNotFound, testimonialExists } from '#community/testimonials/errors'
import { insertTestimonial, type NewTestimonial } from '#community/testimonials/repositories/testimonials'

/** Sends a testimonial to the administrators. Returns its id. */
export default class CreateTestimonial {
  async handle(input: NewTestimonial): Promise<string> {
    try {
      return await inTransaction(async (trx) => {
        // The person may have left, or the organization may have been deleted, since the request began.
        await lockOrganization(trx, input.organizationId)
        if (!(await findMembership(input.userId, input.organizationId, trx))) throw organizationNotFound()
        return insertTestimonial(trx, input)
      })
    } catch (error) {
      if (isUniqueViolation(error, 'organization_id')) throw testimonialExists()
      throw error
    }
  }
}
