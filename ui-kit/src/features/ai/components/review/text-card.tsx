import { clsx } from 'clsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mood } from '@fanfare/contract/posts/data/mood.ts'
import { moodName } from '@fanfare/contract/posts/rules/mood.ts'
import { LengthCount } from '../../../../components/length-count.tsx'
import { MoodLabel } from '../../../../components/moods/mood-label.tsx'
import { useLanguage } from '../../../../i18n/languages.ts'
import { Badge } from '../../../../primitives/badge.tsx'
import { Segmented } from '../../../../primitives/segmented.tsx'
import { TextArea } from '../../../../primitives/text-area.tsx'
import type { ReviewedText } from '../../hooks/reviewed-text.ts'
import { wordsId } from '../../hooks/use-review.ts'
import { DoubtsNotice } from './doubts-notice.tsx'
import { LikenessNotice } from './likeness-notice.tsx'

export interface TextCardProps {
  text: ReviewedText
  /** Undefined until the moods are loaded. */
  mood: Mood | undefined
  host: string
  readOnly: boolean
  onEdit: (content: string) => void
  onDecide: (isApproved: boolean) => void
}

/** A generated text: its mood and reasoning, its words, and the decision. */
export function TextCard({ text, mood, host, readOnly, onEdit, onDecide }: TextCardProps) {
  const { t } = useTranslation('ai')
  const language = useLanguage()
  const count = useId()
  const doubts = useId()
  const name = mood === undefined ? text.moodName : moodName(mood.key, language)
  const { isApproved, problem, length, max } = text
  return (
    <li>
      <article
        aria-label={name}
        className={clsx(
          'flex flex-col gap-3 rounded-lg border p-4 transition-[border-color] duration-120',
          isApproved ? 'border-line bg-surface' : 'border-dashed border-line-strong',
        )}
      >
        <div className="flex flex-wrap items-center justify-between gap-2">
          {mood === undefined ? <Badge tone="neutral">{name}</Badge> : <MoodLabel mood={mood} />}
          <Segmented
            label={t('review.decision', { mood: name })}
            value={isApproved ? 'approve' : 'reject'}
            onChange={(decision) => onDecide(decision === 'approve')}
            options={[
              { value: 'approve', label: t('review.approve') },
              { value: 'reject', label: t('review.reject') },
            ]}
          />
        </div>
        {text.likeness && <LikenessNotice likeness={text.likeness} />}
        {text.doubts.length > 0 && <DoubtsNotice id={doubts} doubts={text.doubts} />}
        <TextArea
          id={wordsId(text.id)}
          autoGrow
          rows={2}
          className={clsx('text-md', !isApproved && 'text-muted')}
          aria-label={t('review.words', { mood: name })}
          aria-describedby={text.doubts.length > 0 ? `${doubts} ${count}` : count}
          aria-invalid={(isApproved && problem !== null) || undefined}
          value={text.words}
          readOnly={readOnly}
          onChange={(event) => onEdit(event.target.value)}
        />
        {isApproved && problem !== null && (
          <p role="alert" className="text-sm text-danger">
            {problem === 'empty'
              ? t('review.empty')
              : t('review.tooLong', { count: length - max, host, max })}
          </p>
        )}
        <div className="flex items-start justify-between gap-4">
          <p className="min-w-0 text-sm break-words text-muted">
            {text.reasoning ?? t('review.noReasoning')}
          </p>
          <LengthCount id={count} length={length} max={max} />
        </div>
      </article>
    </li>
  )
}
