import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../primitives/button.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { joinSentences } from '../../../../i18n/join-sentences.ts'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { toast } from '../../../../primitives/toast.ts'
import { aiPostQuery, canGenerateMore, isOnItsWay, useStartRun } from '../../api/run-queries.ts'
import { openReview } from '../../hooks/ai-dialog.ts'
import { useGenerateChoices } from '../../hooks/generate-choices.ts'

export interface MoreButtonProps {
  postId: string
}

/** Starts a run for the moods that a post has fewest suggestions of, and opens the review. One run at a time. */
export default function MoreButton({ postId }: MoreButtonProps) {
  const { t } = useTranslation('ai')
  const errorText = useErrorText()
  const { data: state, isLoading } = useQuery(aiPostQuery(postId))
  const { mutate, isPending } = useStartRun(postId)
  const { language, length, usePreview } = useGenerateChoices()
  if (state === undefined) return isLoading ? <Skeleton className="control-sm w-44" /> : null
  if (!canGenerateMore(state)) return null
  const start = () =>
    mutate(
      { moods: state.more, language, length, usePreview },
      {
        onSuccess: ({ run }) => openReview(postId, run.id),
        onError: (error) => toast('error', joinSentences(t('generate.failed'), errorText(error))),
      },
    )
  return (
    <Button
      size="sm"
      icon={<Sparkles aria-hidden className="text-brass-text" />}
      busy={isPending || state.runs.some(isOnItsWay)}
      onClick={start}
    >
      {t('supply.more')}
    </Button>
  )
}
