import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PendingActionAnswer } from '@fanfare/contract/core/data/pending_action.ts'
import type { ChangeHostRequest } from '@fanfare/contract/posts/data/host.ts'
import { useUndoable } from '../../../../components/undo/use-undoable.ts'
import { changeHost, removeHost } from '../api/host-api.ts'
import { HOST_CHANGES } from '../api/host-queries.ts'

/** Changes a host in ten seconds, unless that is undone. */
export function useChangeHost(id: string) {
  return useHostDecision((changes: ChangeHostRequest) => changeHost(id, changes))
}

/** Removes a host in ten seconds, unless that is undone. */
export function useRemoveHost(id: string) {
  return useHostDecision((returnPosts: boolean) => removeHost(id, returnPosts))
}

function useHostDecision<Input>(mutationFn: (input: Input) => Promise<PendingActionAnswer>) {
  const { t } = useTranslation('moderation')
  const offerUndo = useUndoable()
  return useMutation({
    mutationKey: HOST_CHANGES,
    mutationFn,
    onSuccess: (answer) => offerUndo(answer, () => t('hosts.changed')),
  })
}
