import type {
  CreateTestimonialRequest,
  MyTestimonial,
  PublicTestimonialList,
  PublicTestimonialQuery,
  Testimonial,
  TestimonialList,
  TestimonialListQuery,
} from '@fanfare/contract/community/data/testimonial.ts'
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

export function approveTestimonial(id: string) {
  return api.put<{ testimonial: Testimonial }>(`/admin/testimonials/${id}/approve`, {})
}

export function takeDownTestimonial(id: string) {
  return api.put<{ testimonial: Testimonial }>(`/admin/testimonials/${id}/take-down`, {})
}

export function declineTestimonial(id: string) {
  return api.delete<void>(`/admin/testimonials/${id}`)
}
