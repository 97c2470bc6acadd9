import type { Language } from '../rules/language.ts'
import type { Rating, TestimonialStatus } from '../rules/testimonial.ts'
import type { AnchoredPageQuery, PageQuery, Pagination } from './pagination.ts'

/** What a person says about the product. */
interface TestimonialFields {
  id: string
  content: string
  rating: Rating
  language: Language
  createdAt: string
}

/** An approved testimonial, as everybody sees it. */
export interface PublicTestimonial extends TestimonialFields {
  /** Null when the person has chosen to stay anonymous, and when the account has been deleted. */
  author: { firstName: string; organization: string } | null
}

export interface PublicTestimonialList {
  testimonials: PublicTestimonial[]
  pagination: Pagination
}

/** A testimonial, as its author sees it. */
export interface MyTestimonial extends TestimonialFields {
  reviewed: boolean
  showName: boolean
}

/** A testimonial, as administrators see it. */
export interface Testimonial extends MyTestimonial {
  /** Null when the account has been deleted. */
  user: { id: string; name: string; email: string } | null
  organization: { id: string; name: string }
}

export interface TestimonialList {
  testimonials: Testimonial[]
  pagination: Pagination
}

export interface CreateTestimonialRequest {
  content: string
  rating: Rating
  organizationId: string
  language: Language
  /** Whether the first name and the organization are published; anonymous by default. */
  showName?: boolean
}

/** The query of the approved testimonials; of every language by default. */
export interface PublicTestimonialQuery extends PageQuery {
  language?: Language
}

/** The query of all testimonials, for administrators. */
export interface TestimonialListQuery extends AnchoredPageQuery {
  status?: TestimonialStatus
}
