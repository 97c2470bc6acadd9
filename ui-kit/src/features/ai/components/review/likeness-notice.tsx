import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Likeness } from '../../hooks/reviewed-text.ts'

export interface LikenessNoticeProps {
  likeness: Likeness
}

/** The suggestion that a text duplicates or nearly duplicates. */
export function LikenessNotice({ likeness: { isSame, content } }: LikenessNoticeProps) {
  const { t } = useTranslation('ai')
  return (
    <div className="flex items-start gap-3 rounded-md bg-warn-soft px-3.5 py-3 text-warn">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col gap-2 text-ink">
        <p className="font-medium">{t(isSame ? 'review.similar.same' : 'review.similar.title')}</p>
        <blockquote className="line-clamp-4 border-s-2 border-warn/40 ps-3 break-words whitespace-pre-line">
          {content}
        </blockquote>
        <p className="text-sm text-muted">{t(isSame ? 'review.similar.sameHint' : 'review.similar.hint')}</p>
      </div>
    </div>
  )
}
