import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { ApiError } from '../../../../client/api-error.ts'
import { refetchSoon } from '../../../../components/refetch-soon.ts'
import { formatDate } from '../../../../i18n/dates.ts'
import { useLanguage } from '../../../../i18n/languages.ts'
import { joinSentences } from '../../../../i18n/join-sentences.ts'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { toast } from '../../../../primitives/toast.ts'
import { featurePost, type Featuring } from '../api/feature-api.ts'
import { refetchPost, storePost } from '../api/post-cache.ts'
import { POST_KEYS } from '../api/post-queries.ts'

/** Marks a post as important or pins it, or ends that, and offers to undo it. */
export function useFeaturePost(id: string) {
  const { t } = useTranslation(['posts', 'common'])
  const limitText = useLimitText()
  const queryClient = useQueryClient()
  const mutationFn = (change: Featuring) => featurePost(id, change)
  const store = ({ post }: { post: Post }) => {
    storePost(queryClient, post)
    refetchSoon(queryClient, POST_KEYS.waiting)
  }
  const onError = (error: Error) => {
    toast('error', limitText(error))
    refetchPost(queryClient, id)
  }
  const { mutate: undo } = useMutation({ mutationFn, onSuccess: store, onError })
  return useMutation({
    mutationFn,
    onSuccess: (answer, change) => {
      store(answer)
      toast('success', t(`feature.${outcomeOf(change)}`), {
        action: { label: t('common:undo.label'), onPress: () => undo(oppositeOf(change)) },
      })
    },
    onError,
  })
}

function outcomeOf(change: Featuring) {
  if ('isPinned' in change) return change.isPinned ? 'pinned' : 'unpinned'
  return change.isImportant ? 'marked' : 'unmarked'
}

const oppositeOf = (change: Featuring): Featuring =>
  'isPinned' in change ? { isPinned: !change.isPinned } : { isImportant: !change.isImportant }

/** Says of a limit also when it ends. */
function useLimitText(): (error: Error) => string {
  const { t } = useTranslation('posts')
  const language = useLanguage()
  const errorText = useErrorText()
  return (error) => {
    if (!(error instanceof ApiError) || error.code !== 'IMPORTANT_LIMIT_REACHED') return errorText(error)
    const { until } = error.details
    if (!until) return t('feature.never')
    return joinSentences(errorText(error), t('feature.until', { when: formatDate(until, language) }))
  }
}
