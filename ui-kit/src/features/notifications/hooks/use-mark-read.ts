import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { QUIET } from '../../../components/queries/query-client.ts'
import { markRead } from '../api/notification-api.ts'

/**
 * Marks a post as read when it is opened; the returned function marks it again after later events.
 * Failures are ignored: the post stays unread.
 */
export function useMarkRead(postId: string, onRead: (postId: string) => void): () => void {
  const { mutate } = useMutation({
    mutationFn: (id: string) => markRead([id]),
    meta: QUIET,
    onSuccess: (_unread, id) => onRead(id),
  })
  useEffect(() => mutate(postId), [mutate, postId])
  return useCallback(() => mutate(postId), [mutate, postId])
}
