import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addComment, editComment, type CommentFields, type NewComment } from '../api/suggestion-api.ts'
import { refetchSuggestions } from '../api/suggestion-cache.ts'
import { usePostCounts } from './use-post-counts.ts'

export function useAddComment() {
  const queryClient = useQueryClient()
  const { onListChange } = usePostCounts()
  return useMutation({
    mutationFn: ({ comment, key }: { comment: NewComment; key: string }) => addComment(comment, key),
    onSuccess: ({ comment }) => {
      if (comment.parentId === null) onListChange()
      return refetchSuggestions(queryClient, comment.postId)
    },
  })
}

export function useEditComment(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (fields: CommentFields) => editComment(id, fields),
    onSuccess: ({ comment }) => refetchSuggestions(queryClient, comment.postId),
  })
}
