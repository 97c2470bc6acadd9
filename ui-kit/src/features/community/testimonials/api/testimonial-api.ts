import type {
  CreateTestimonialRequest,
  DecideTestimonialRequest,
  MyTestimonial,
  PublicTestimonialList,
  PublicTestimonialQuery,
  TestimonialList,
  TestimonialListQuery,
} from '@fanfare/contract/community/data/testimonial.ts'
import type { TestimonialDecision } from '@fanfare/contract/community/rules/testimonial.ts'
import type { PendingActionAnswer } from '@fanfare/contract/core/data/pending_action.ts'
import { api } from '../../../../client/http.ts'

export function sendTestimonial(testimonial: CreateTestimonialRequest) {
  return api.post<{ testimonial: MyTestimonial }>('/testimonials', testimonial)
}

export function fetchPublicTestimonials(query: PublicTestimonialQuery, signal?: AbortSignal) {
  return api.get<PublicTestimonialList>('/testimonials/public', { query: { ...query }, signal })
}

export function fetchTestimonials(query: TestimonialListQuery, signal?: AbortSignal) {
  return api.get<TestimonialList>('/admin/testimonials', { query: { ...query }, signal })
}

export function decideTestimonial(id: string, decision: TestimonialDecision) {
  const body = { decision } satisfies DecideTestimonialRequest
  return api.post<PendingActionAnswer>(`/admin/testimonials/${id}/pending-decision`, body)
}
