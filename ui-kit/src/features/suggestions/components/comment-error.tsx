import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasCode } from '../../../client/api-error.ts'
import { joinSentences } from '../../../i18n/join-sentences.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Button } from '../../../primitives/button.tsx'
import { isDuplicate } from '../api/suggestion-api.ts'

export interface CommentErrorProps {
  error: unknown
  /** Sends a similar suggestion anyway. */
  anyway?: { label: string; busy: boolean; onClick: () => void }
}

/** Why a comment was refused. A text that is only similar to another can be sent anyway. */
export function CommentError({ error, anyway }: CommentErrorProps) {
  const { t } = useTranslation('suggestions')
  const errorText = useErrorText()
  if (!isDuplicate(error)) {
    return (
      <p role="alert" className="text-sm text-danger">
        {joinSentences(t('sendFailed'), errorText(error))}
      </p>
    )
  }
  const similar = hasCode(error, 'SUGGESTION_SIMILAR')
  return (
    <DuplicateNotice
      title={similar ? t('duplicate.similar') : t('duplicate.repeated')}
      words={error.details.similar?.content ?? null}
      hint={similar ? t('duplicate.similarHint') : t('duplicate.repeatedHint')}
      action={
        similar &&
        anyway && (
          <Button size="sm" busy={anyway.busy} onClick={anyway.onClick}>
            {anyway.label}
          </Button>
        )
      }
    />
  )
}

interface DuplicateNoticeProps {
  title: string
  /** The existing suggestion; null when the user may not see it. */
  words: string | null
  hint: string
  action: ReactNode
}

function DuplicateNotice({ title, words, hint, action }: DuplicateNoticeProps) {
  return (
    <div role="alert" className="flex items-start gap-3 rounded-md bg-warn-soft px-3.5 py-3 text-warn">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2 text-ink">
        <p className="font-medium">{title}</p>
        {words !== null && (
          <blockquote className="line-clamp-4 w-full border-s-2 border-warn/40 ps-3 break-words whitespace-pre-line">
            {words}
          </blockquote>
        )}
        <p className="text-sm text-muted">{hint}</p>
        {action}
      </div>
    </div>
  )
}
