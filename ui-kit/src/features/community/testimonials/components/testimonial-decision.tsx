import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteDialog } from '../../../../components/delete-dialog.tsx'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { Button } from '../../../../primitives/button.tsx'
import { useDecideTestimonial } from '../hooks/use-decide-testimonial.ts'

export interface DecisionProps {
  id: string
  /** The element id of the testimonial's words. */
  words: string
}

/** Approves or declines a pending testimonial. */
export function DecideButtons({ id, words }: DecisionProps) {
  const { t } = useTranslation('testimonials')
  const [asking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useDecideTestimonial(id)
  const approve = useToastAction({
    action: () => mutateAsync('approve'),
    failed: t('approve.failed'),
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button aria-describedby={words} size="sm" variant="ghost" onClick={() => setAsking(true)}>
        {t('decline.action')}
      </Button>
      <Button
        aria-describedby={words}
        size="sm"
        icon={<Check aria-hidden />}
        busy={isPending && !asking}
        onClick={approve}
      >
        {t('approve.action')}
      </Button>
      <DeleteDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('decline.title')}
        description={t('decline.text')}
        confirmLabel={t('decline.action')}
        onDelete={() => mutateAsync('decline')}
        failed={t('decline.failed')}
      />
    </div>
  )
}

/** Takes an approved testimonial down. */
export function TakeDownButton({ id, words }: DecisionProps) {
  const { t } = useTranslation('testimonials')
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useDecideTestimonial(id)
  return (
    <>
      <Button aria-describedby={words} size="sm" variant="ghost" atEnd onClick={() => setAsking(true)}>
        {t('takeDown.action')}
      </Button>
      <DeleteDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('takeDown.title')}
        description={t('takeDown.text')}
        confirmLabel={t('takeDown.action')}
        onDelete={() => mutateAsync('take_down')}
        failed={t('takeDown.failed')}
      />
    </>
  )
}
