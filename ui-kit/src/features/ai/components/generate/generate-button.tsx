import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { openedLater } from '../../../../components/opened-later.tsx'
import { usePlatform } from '../../../../platform/platform-context.ts'
import { Button } from '../../../../primitives/button.tsx'
import { aiPostQuery } from '../../api/run-queries.ts'
import { closeAiDialog, openGenerate, useAiDialog } from '../../hooks/ai-dialog.ts'
import { configureGenerateChoices } from '../../hooks/generate-choices.ts'
import { useGenerateLink } from '../../hooks/use-generate-link.ts'
import { useUnseenFailure } from '../../hooks/use-unseen-failure.ts'
import { ReviewButton } from '../review/review-button.tsx'

const AiDialog = openedLater(() => import('../ai-dialog.tsx'))

export interface GenerateButtonProps {
  post: Pick<Post, 'id' | 'host' | 'url' | 'organizationId'>
  /** Suggestions were added to the post. */
  onAdded: () => void
}

/** Opens the dialog that generates suggestions, and leads to those that wait for review. */
export default function GenerateButton({ post, onAdded }: GenerateButtonProps) {
  const { t } = useTranslation('ai')
  const { storage } = usePlatform()
  const { postId } = useAiDialog()
  const button = useRef<HTMLButtonElement>(null)
  const { data: state, isPending } = useQuery(aiPostQuery(post.id))
  useEffect(() => configureGenerateChoices(storage), [storage])
  useEffect(() => closeAiDialog, [])
  useGenerateLink(post.id, state)
  useUnseenFailure(post.id)
  if (state?.can.generate === false) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {state && <ReviewButton postId={post.id} runs={state.runs} />}
      <Button
        ref={button}
        icon={<Sparkles aria-hidden className="text-brass-text" />}
        disabled={isPending}
        onClick={() => openGenerate(post.id)}
      >
        {t('generate.action')}
      </Button>
      <AiDialog
        post={post}
        open={postId === post.id}
        onOpenChange={closeAiDialog}
        onAdded={onAdded}
        fallback={button}
      />
    </div>
  )
}
