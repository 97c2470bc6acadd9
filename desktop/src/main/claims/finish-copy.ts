import type { MarkReadRequest } from '@fanfare/contract/notifications/data/notification.ts'
import type { LastCopy } from '../../shared/desktop-state.ts'
import type { CheckedClient } from '../core/checked-client.ts'
import type { RunningSession } from '../core/running-session.ts'
import type { Claimed } from './claim-calls.ts'
import type { UndoWindow } from './undo-window.ts'

export interface FinishCopyOptions {
  apiIn: (session: RunningSession) => Pick<CheckedClient, 'put'>
  openExternal: (url: string) => void
  remember: UndoWindow['remember']
}

export type FinishCopy = ReturnType<typeof finishCopy>

/** Returns the steps after a text is on the clipboard: open the post if wanted, mark it as read, and allow an undo. */
export function finishCopy({ apiIn, openExternal, remember }: FinishCopyOptions) {
  return (session: RunningSession, { post, claimed }: Claimed, opensPost: boolean): LastCopy => {
    if (opensPost) openExternal(post.postUrl)
    void apiIn(session)
      .put('/notifications/read', { postIds: [post.id] } satisfies MarkReadRequest)
      .catch(() => undefined)
    return remember({ post, claimed })
  }
}
