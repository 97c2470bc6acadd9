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
  const { mutateAsync, isPending } = useDecideTestimonial(id)
  const approve = useToastAction({
    action: () => mutateAsync('approve'),
    failed: t('approve.failed'),
  })
  return (
    <>
      <RemoveButton id={id} words={words} decision="decline" />
      <Button
        aria-describedby={words}
        size="sm"
        icon={<Check aria-hidden />}
        busy={isPending}
        onClick={approve}
      >
        {t('approve.action')}
      </Button>
    </>
  )
}

/** Takes an approved testimonial down. */
export const TakeDownButton = (props: DecisionProps) => <RemoveButton {...props} decision="takeDown" atEnd />

const REMOVALS = { decline: 'decline', takeDown: 'take_down' } as const

interface RemoveButtonProps extends DecisionProps {
  decision: keyof typeof REMOVALS
  atEnd?: boolean
}

/** Removes a testimonial from the list or from the public pages, after a question. */
function RemoveButton({ id, words, decision, atEnd }: RemoveButtonProps) {
  const { t } = useTranslation('testimonials')
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useDecideTestimonial(id)
  return (
    <>
      <Button
        aria-describedby={words}
        size="sm"
        variant="ghost"
        atEnd={atEnd}
        onClick={() => setAsking(true)}
      >
        {t(`${decision}.action`)}
      </Button>
      <DeleteDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(`${decision}.title`)}
        description={t(`${decision}.text`)}
        confirmLabel={t(`${decision}.action`)}
        onDelete={() => mutateAsync(REMOVALS[decision])}
        failed={t(`${decision}.failed`)}
      />
    </>
  )
}
