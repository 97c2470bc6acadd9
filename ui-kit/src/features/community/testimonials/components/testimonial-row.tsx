import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Testimonial } from '@fanfare/contract/community/data/testimonial.ts'
import { DeleteDialog } from '../../../../components/delete-dialog.tsx'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { RelativeTime } from '../../../../i18n/relative-time.tsx'
import { LANGUAGE_NAMES } from '../../../../i18n/languages.ts'
import { Badge } from '../../../../primitives/badge.tsx'
import { Button } from '../../../../primitives/button.tsx'
import {
  useApproveTestimonial,
  useDeclineTestimonial,
  useTakeDownTestimonial,
} from '../api/testimonial-queries.ts'
import { Stars } from './stars.tsx'

export interface TestimonialRowProps {
  testimonial: Testimonial
}

/** A testimonial with its author; a pending one has buttons that decide about it, an approved one can be taken down. */
export function TestimonialRow({ testimonial }: TestimonialRowProps) {
  const { t } = useTranslation(['testimonials', 'common'])
  const { content, rating, reviewed, showName, language, createdAt, user, organization } = testimonial
  return (
    <li className="flex flex-col gap-2 p-4 sm:px-5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        <Badge tone={reviewed ? 'ok' : 'warn'}>{t(`status.${reviewed ? 'approved' : 'pending'}`)}</Badge>
        <Stars rating={rating} />
        <RelativeTime iso={createdAt} />
        <span>{LANGUAGE_NAMES[language]}</span>
      </p>
      <p dir="auto" lang={language} className="break-words whitespace-pre-line">
        {content}
      </p>
      <p className="text-sm break-words text-muted">
        {user === null ? t('common:state.formerMember') : `${user.name} · ${user.email}`} ·{' '}
        {organization.name} · {t(showName ? 'list.named' : 'list.anonymous')}
      </p>
      {reviewed ? <TakeDown id={testimonial.id} /> : <Decision id={testimonial.id} />}
    </li>
  )
}

function Decision({ id }: { id: string }) {
  const { t } = useTranslation('testimonials')
  const [asking, setAsking] = useState(false)
  const approval = useApproveTestimonial(id)
  const { mutateAsync: decline } = useDeclineTestimonial(id)
  const approve = useToastAction({
    action: approval.mutateAsync,
    done: t('approve.done'),
    failed: t('approve.failed'),
  })
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      <Button size="sm" busy={approval.isPending} onClick={approve}>
        {t('approve.action')}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        {t('decline.action')}
      </Button>
      <DeleteDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('decline.title')}
        description={t('decline.text')}
        confirmLabel={t('decline.action')}
        onDelete={decline}
        done={t('decline.done')}
        failed={t('decline.failed')}
      />
    </div>
  )
}

function TakeDown({ id }: { id: string }) {
  const { t } = useTranslation('testimonials')
  const [asking, setAsking] = useState(false)
  const { mutateAsync: takeDown } = useTakeDownTestimonial(id)
  return (
    <>
      <Button size="sm" variant="ghost" className="mt-1 self-start" onClick={() => setAsking(true)}>
        {t('takeDown.action')}
      </Button>
      <DeleteDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('takeDown.title')}
        description={t('takeDown.text')}
        confirmLabel={t('takeDown.action')}
        onDelete={takeDown}
        done={t('takeDown.done')}
        failed={t('takeDown.failed')}
      />
    </>
  )
}
