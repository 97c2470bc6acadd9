import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { TestimonialListQuery } from '@fanfare/contract/community/data/testimonial.ts'
import { TESTIMONIALS_SHOWN } from '@fanfare/contract/core/rules/limits.ts'
import type { Language } from '@fanfare/contract/core/rules/language.ts'
import {
  approveTestimonial,
  declineTestimonial,
  fetchPublicTestimonials,
  fetchTestimonials,
  sendTestimonial,
  takeDownTestimonial,
} from './testimonial-api.ts'

const TESTIMONIALS_KEY = 'testimonials'

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

/** Reloads the lists also after an error: another administrator may have decided. */
function useReload(): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: [TESTIMONIALS_KEY] })
}

export function useApproveTestimonial(id: string) {
  return useMutation({ mutationFn: () => approveTestimonial(id), onSettled: useReload() })
}

export function useTakeDownTestimonial(id: string) {
  return useMutation({ mutationFn: () => takeDownTestimonial(id), onSettled: useReload() })
}

export function useDeclineTestimonial(id: string) {
  return useMutation({ mutationFn: () => declineTestimonial(id), onSettled: useReload() })
}
