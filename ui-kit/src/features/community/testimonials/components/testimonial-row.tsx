import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Testimonial } from '@fanfare/contract/community/data/testimonial.ts'
import { DeleteDialog } from '../../../../components/delete-dialog.tsx'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { RelativeTime } from '../../../../i18n/relative-time.tsx'
import { LANGUAGE_NAMES } from '../../../../i18n/languages.ts'
import { Avatar } from '../../../../primitives/avatar.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { DotItem, DotList } from '../../../../primitives/dot-list.tsx'
import { useDecideTestimonial } from '../hooks/use-decide-testimonial.ts'
import { Stars } from './stars.tsx'

export interface TestimonialRowProps {
  testimonial: Testimonial
}

/** A testimonial with its author; a pending one has buttons that decide about it, an approved one can be taken down. */
export function TestimonialRow({ testimonial }: TestimonialRowProps) {
  const { t } = useTranslation(['testimonials', 'common'])
  const { content, rating, reviewed, showName, language, createdAt, user, organization } = testimonial
  const words = useId()
  return (
    <li className="flex items-start gap-3 p-4 sm:px-5">
      <Avatar name={user?.name ?? ''} size={36} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-60">
            <p className="flex flex-wrap items-center gap-x-2 font-medium">
              <span className="min-w-0 break-words">{user?.name ?? t('common:state.formerMember')}</span>
              {!reviewed && <Badge tone="warn">{t('status.pending')}</Badge>}
            </p>
            <DotList>
              {reviewed && <DotItem>{t('status.approved')}</DotItem>}
              {user && <DotItem>{user.email}</DotItem>}
              <DotItem>{organization.name}</DotItem>
              <DotItem>
                <RelativeTime iso={createdAt} />
              </DotItem>
              <DotItem>{t(showName ? 'list.named' : 'list.anonymous')}</DotItem>
              <DotItem>{LANGUAGE_NAMES[language]}</DotItem>
            </DotList>
          </div>
          {reviewed ? (
            <TakeDown id={testimonial.id} words={words} />
          ) : (
            <Decision id={testimonial.id} words={words} />
          )}
        </div>
        <Stars rating={rating} />
        <p id={words} dir="auto" lang={language} className="text-md break-words whitespace-pre-line">
          {content}
        </p>
      </div>
    </li>
  )
}

interface DecisionProps {
  id: string
  /** The element id of the testimonial's words. */
  words: string
}

function Decision({ id, words }: DecisionProps) {
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

function TakeDown({ id, words }: DecisionProps) {
  const { t } = useTranslation('testimonials')
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useDecideTestimonial(id)
  return (
    <>
      <Button aria-describedby={words} size="sm" variant="ghost" onClick={() => setAsking(true)}>
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
