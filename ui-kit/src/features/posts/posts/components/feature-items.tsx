import { Flag, FlagOff, Pin, PinOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { usePhase } from '../../../../components/use-phase.ts'
import { MenuItem } from '../../../../primitives/menu-item.tsx'
import { useFeaturePost } from '../hooks/use-feature-post.ts'

/** Marks a post as important and pins it, until it ends; or undoes that. */
export default function FeatureItems({ post }: { post: Post }) {
  const { t } = useTranslation('posts')
  const { mutate } = useFeaturePost(post.id)
  const { isImportant, isPinned } = post
  const isOver = usePhase(post) === 'ended'
  return (
    <>
      {(isImportant || !isOver) && (
        <MenuItem
          icon={isImportant ? <FlagOff aria-hidden /> : <Flag aria-hidden />}
          onSelect={() => mutate({ isImportant: !isImportant })}
        >
          {t(isImportant ? 'feature.unmark' : 'feature.mark')}
        </MenuItem>
      )}
      {(isPinned || !isOver) && (
        <MenuItem
          icon={isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
          onSelect={() => mutate({ isPinned: !isPinned })}
        >
          {t(isPinned ? 'feature.unpin' : 'feature.pin')}
        </MenuItem>
      )}
    </>
  )
}
