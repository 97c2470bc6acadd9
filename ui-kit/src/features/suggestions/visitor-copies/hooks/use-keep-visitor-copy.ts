import { useCallback } from 'react'
import type { PublicPost } from '@fanfare/contract/posts/data/post.ts'
import { publicPostPath } from '@fanfare/contract/posts/rules/public_path.ts'
import { usePlatform } from '../../../../platform/platform-context.ts'
import { useSession } from '../../../../platform/session/use-session.ts'
import { forgetVisitorCopy, keepVisitorCopy } from './visitor-copies.ts'

/** Keeps what a visitor copies from a post in this browser, and forgets what they release: `text` is null then. */
export function useKeepVisitorCopy(post: PublicPost) {
  const { storage } = usePlatform()
  const isVisitor = useSession().status === 'anonymous'
  const { title, host, url, isSensitive } = post
  const path = publicPostPath(post)
  return useCallback(
    (id: string, text: string | null) => {
      if (text === null) forgetVisitorCopy(storage, id)
      else if (isVisitor)
        keepVisitorCopy(storage, {
          id,
          text,
          title: isSensitive ? null : title,
          path,
          host,
          url,
          at: Date.now(),
        })
    },
    [storage, isVisitor, isSensitive, title, path, host, url],
  )
}
