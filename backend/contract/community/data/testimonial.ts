import type { Language } from '../../core/rules/language.ts'
import type { Rating, TestimonialDecision, TestimonialStatus } from '../rules/testimonial.ts'
import type { AnchoredPageQuery, PageQuery, Pagination } from '../../core/data/pagination.ts'

/** The testimonial of a user about the product. */
interface TestimonialFields {
  id: string
  content: string
  rating: Rating
  language: Language
  createdAt: string
}

/** An approved testimonial, as visitors see it. */
export interface PublicTestimonial extends TestimonialFields {
  /** Null when the author has chosen to stay anonymous, and when the account has been deleted. */
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
  /** 5 by default. */
  rating?: Rating
  organizationId: string
  /** The language of the author by default. */
  language?: Language
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
  /** Of every language by default. */
  language?: Language
}

/** A decision that can be undone. */
export interface DecideTestimonialRequest {
  decision: TestimonialDecision
}
