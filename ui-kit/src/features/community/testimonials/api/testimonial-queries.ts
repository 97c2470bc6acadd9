import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type { TestimonialListQuery } from '@fanfare/contract/community/data/testimonial.ts'
import { TESTIMONIALS_SHOWN } from '@fanfare/contract/core/rules/limits.ts'
import type { Language } from '@fanfare/contract/core/rules/language.ts'
import { fetchPublicTestimonials, fetchTestimonials, sendTestimonial } from './testimonial-api.ts'

export const TESTIMONIALS_KEY = 'testimonials'

/** The newest approved testimonials in a language, or in all languages while it has none. */
export function publicTestimonialsQuery(language: Language) {
  return queryOptions({
    queryKey: [TESTIMONIALS_KEY, 'public', language],
    queryFn: async ({ signal }) => {
      const list = await fetchPublicTestimonials({ language, limit: TESTIMONIALS_SHOWN }, signal)
      return list.testimonials.length > 0
        ? list
        : fetchPublicTestimonials({ limit: TESTIMONIALS_SHOWN }, signal)
    },
  })
}

/** A page of the testimonials for administrators. The previous page stays until the next one has loaded. */
export function testimonialsQuery(query: TestimonialListQuery) {
  return queryOptions({
    queryKey: [TESTIMONIALS_KEY, 'all', query],
    queryFn: ({ signal }) => fetchTestimonials(query, signal),
    placeholderData: keepPreviousData,
  })
}

export function useSendTestimonial() {
  return useMutation({ mutationFn: sendTestimonial })
}
