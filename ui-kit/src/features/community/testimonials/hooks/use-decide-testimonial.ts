import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TestimonialDecision } from '@fanfare/contract/community/rules/testimonial.ts'
import { useUndoable } from '../../../../components/undo/use-undoable.ts'
import { decideTestimonial } from '../api/testimonial-api.ts'
import { TESTIMONIALS_KEY } from '../api/testimonial-queries.ts'

/** The keys of the texts of each decision. */
const TEXTS = { approve: 'approve', decline: 'decline', take_down: 'takeDown' } as const

/** Decides about a testimonial in ten seconds, unless that is undone. */
export function useDecideTestimonial(id: string) {
  const { t } = useTranslation('testimonials')
  const queryClient = useQueryClient()
  const offerUndo = useUndoable()
  return useMutation({
    mutationFn: (decision: TestimonialDecision) => decideTestimonial(id, decision),
    onSuccess: (answer, decision) => offerUndo(answer, () => t(`${TEXTS[decision]}.done`)),
    // Another administrator may have decided.
    onError: () => void queryClient.invalidateQueries({ queryKey: [TESTIMONIALS_KEY] }),
  })
}
