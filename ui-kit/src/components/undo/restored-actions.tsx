import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session/use-session.ts'
import { pendingActionsQuery } from './pending-actions.ts'
import { useUndoToast } from './use-undo.ts'

/** Offers to undo what the user asked for before the page was loaded again, for the time that is left. */
export default function RestoredActions() {
  const { t } = useTranslation()
  const { status } = useSession()
  const { data = [], dataUpdatedAt } = useQuery(pendingActionsQuery())
  const offerUndo = useUndoToast()
  const restore = useEffectEvent(() => {
    for (const { id, ids, undoMs, isOffered } of data) {
      const left = undoMs - (Date.now() - dataUpdatedAt)
      if (!isOffered)
        offerUndo({ actionId: id, ids, message: t('undo.restored'), undoMs: left, type: 'info' })
    }
  })
  // Before, it is what an earlier visit has left on this device.
  const isConfirmed = status === 'authenticated'
  useEffect(() => {
    if (isConfirmed) restore()
  }, [isConfirmed])
  return null
}
