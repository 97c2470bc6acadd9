import { useEffect } from 'react'
import { openedLater, type Openable } from '../../../components/opened-later.tsx'
import { whenIdle } from '../../../primitives/late/when-idle.ts'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import type { CommentEditorProps } from './comment-editor.tsx'
import type { ComposerFormProps } from './composer-form.tsx'
import type { ReplyFormProps } from './reply-form.tsx'

const pending = <Skeleton className="h-28 rounded-lg" />

// The forms that open within a page. Most visits open none.
export const CommentEditor = openedLater<CommentEditorProps & Openable>(
  () => import('./comment-editor.tsx'),
  pending,
)
export const ComposerForm = openedLater<ComposerFormProps & Openable>(
  () => import('./composer-form.tsx'),
  pending,
)
export const ReplyForm = openedLater<ReplyFormProps & Openable>(() => import('./reply-form.tsx'), pending)

/** Loads the code of the forms when the page is idle. */
export function useFormsSoon(): void {
  useEffect(
    () =>
      whenIdle(() => {
        // A failure shows when a form is opened.
        for (const { code } of [CommentEditor, ComposerForm, ReplyForm]) code.load().catch(() => undefined)
      }),
    [],
  )
}
