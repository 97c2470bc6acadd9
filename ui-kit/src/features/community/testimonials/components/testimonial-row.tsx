import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Testimonial } from '@fanfare/contract/community/data/testimonial.ts'
import { RelativeTime } from '../../../../i18n/relative-time.tsx'
import { LANGUAGE_NAMES } from '../../../../i18n/languages.ts'
import { Avatar } from '../../../../primitives/avatar.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { DotItem, DotList } from '../../../../primitives/dot-list.tsx'
import { Stars } from './stars.tsx'
import { DecideButtons, TakeDownButton } from './testimonial-decision.tsx'

export interface TestimonialRowProps {
  testimonial: Testimonial
  /** Whether the list has several languages. */
  namesLanguage: boolean
}

/**
 * What was said, and below it by whom; a pending testimonial has buttons that decide about it, an approved one can be
 * taken down.
 */
export function TestimonialRow({ testimonial, namesLanguage }: TestimonialRowProps) {
  const { t } = useTranslation(['testimonials', 'common'])
  const { content, rating, reviewed, showName, language, createdAt, user, organization } = testimonial
  const words = useId()
  const name = user?.name ?? t('common:state.formerMember')
  return (
    <li className="flex flex-wrap items-start gap-x-8 gap-y-2 px-4 py-3 sm:px-5">
      <figure className="flex min-w-0 flex-1 basis-60 flex-col gap-1.5">
        <blockquote id={words} dir="auto" lang={language} className="text-lg break-words whitespace-pre-line">
          {content}
        </blockquote>
        <figcaption className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Avatar name={user?.name ?? ''} size={20} />
          <span className="min-w-0 text-sm font-medium break-words">{name}</span>
          <Stars rating={rating} />
          <Badge tone={reviewed ? 'ok' : 'warn'}>{t(reviewed ? 'status.approved' : 'status.pending')}</Badge>
          <DotList>
            {user && <DotItem>{user.email}</DotItem>}
            <DotItem>{organization.name}</DotItem>
            <DotItem>
              <RelativeTime iso={createdAt} />
            </DotItem>
            {!showName && <DotItem>{t('list.anonymous')}</DotItem>}
            {namesLanguage && <DotItem>{LANGUAGE_NAMES[language]}</DotItem>}
          </DotList>
        </figcaption>
      </figure>
      <div className="ms-auto flex flex-wrap gap-2">
        {reviewed ? (
          <TakeDownButton id={testimonial.id} words={words} />
        ) : (
          <DecideButtons id={testimonial.id} words={words} />
        )}
      </div>
    </li>
  )
}
