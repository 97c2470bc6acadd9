import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import type { Openable } from '../../../components/opened-later.tsx'
import { Dialog } from '../../../primitives/dialog.tsx'
import { FocusFallback } from '../../../primitives/focus-fallback.tsx'
import { openerOfDialog, useAiDialog } from '../hooks/ai-dialog.ts'
import { GenerateView } from './generate/generate-view.tsx'
import { ReviewView } from './review/review-view.tsx'

export interface AiDialogProps extends Openable {
  post: Pick<Post, 'id' | 'host' | 'url' | 'organizationId'>
  /** Suggestions were added to the post. */
  onAdded: () => void
  /** Gets the focus when the element that opened the dialog is gone. */
  fallback: RefObject<HTMLElement | null>
}

/** Asks for texts, then shows them for review. Closing it loses nothing. */
export default function AiDialog({ post, open, onOpenChange, onAdded, fallback }: AiDialogProps) {
  const { t } = useTranslation(['ai', 'common'])
  const { view } = useAiDialog()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(view.name === 'generate' ? 'generate.action' : 'review.title')}
      description={t(view.name === 'generate' ? 'generate.text' : 'review.text')}
      closeLabel={t('common:actions.close')}
      finalFocus={() => openerOfDialog() ?? fallback.current}
      size="lg"
    >
      <FocusFallback watch={view.name}>
        {view.name === 'generate' ? (
          <GenerateView post={post} start={view.moods} />
        ) : (
          <ReviewView post={post} startedId={view.startedId} onAdded={onAdded} />
        )}
      </FocusFallback>
    </Dialog>
  )
}
