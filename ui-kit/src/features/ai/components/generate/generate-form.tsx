import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { AiMoodSelection, AiPostState } from '@fanfare/contract/ai/data/ai.ts'
import type { Mood } from '@fanfare/contract/posts/data/mood.ts'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { linkPreviewQuery } from '../../../../components/link-preview-query.ts'
import { Button } from '../../../../primitives/button.tsx'
import { useStartRun } from '../../api/run-queries.ts'
import { closeAiDialog, openReview } from '../../hooks/ai-dialog.ts'
import { rememberChoices, useGenerateChoices, type GenerateChoices } from '../../hooks/generate-choices.ts'
import { firstOf, offeredOf } from '../../hooks/mood-selection.ts'
import { DialogActions } from '../../../../components/dialog-actions.tsx'
import { GenerateError } from './generate-error.tsx'
import { LimitReached } from './not-possible.tsx'
import { MoodQuantities } from './mood-quantities.tsx'
import { TextOptions } from './text-options.tsx'

export interface GenerateFormProps {
  post: Pick<Post, 'id' | 'host' | 'url' | 'organizationId'>
  state: AiPostState
  /** The moods that are offered. */
  moods: readonly Mood[]
  /** The moods to start from; null for the last choices. */
  start: AiMoodSelection[] | null
}

/** The options of a run. The review opens as soon as the run has started. */
export function GenerateForm({ post, state, moods, start }: GenerateFormProps) {
  const { t } = useTranslation(['ai', 'common'])
  const { choices, change, request } = useChoices(state, moods, start)
  const { mutateAsync, isPending, error } = useStartRun(post.id)
  const [tried, setTried] = useState(false)
  const page = useQuery(linkPreviewQuery(post.url))
  const hasPreview = page.isPending || (page.data?.preview ?? null) !== null

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isPending || choices.moods.length === 0) return
    // The notice shows the refusal.
    const usePreview = request.usePreview && hasPreview
    const answer = await mutateAsync({ ...request, usePreview }).catch(() => null)
    if (answer === null) return
    rememberChoices(choices)
    openReview(post.id, answer.run.id)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <GenerateError error={error} />
      {state.limitReached && <LimitReached post={post} canConfigure={state.can.configure} />}
      <MoodQuantities
        moods={moods}
        value={choices.moods}
        onChange={(selection) => change({ moods: selection })}
        error={tried && choices.moods.length === 0 ? t('generate.none') : undefined}
      />
      <TextOptions
        host={post.host}
        hasPreview={hasPreview}
        providers={state.providers}
        value={choices}
        onChange={change}
      />
      <DialogActions>
        <Button variant="ghost" onClick={closeAiDialog}>
          {t('common:actions.cancel')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          icon={<Sparkles aria-hidden />}
          busy={isPending}
          disabled={state.limitReached}
        >
          {t('generate.submit')}
        </Button>
      </DialogActions>
    </form>
  )
}

function useChoices({ providers }: AiPostState, moods: readonly Mood[], start: AiMoodSelection[] | null) {
  const last = useGenerateChoices()
  const [choices, setChoices] = useState<GenerateChoices>(() => {
    const known = offeredOf(start ?? last.moods, moods)
    return {
      ...last,
      moods: known.length > 0 ? known : firstOf(moods),
      provider: providers.find((each) => each === last.provider) ?? null,
    }
  })
  const { provider, ...texts } = choices
  return {
    choices,
    change: (part: Partial<GenerateChoices>) => setChoices((now) => ({ ...now, ...part })),
    request: { ...texts, ...(provider !== null && { provider }) },
  }
}
