import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Role } from '@fanfare/contract/organizations/rules/role.ts'
import { membersKey } from '../../../../components/member-list.ts'
import { ORGANIZATIONS_KEY } from '../../../../components/organization-cache.ts'
import { useUndoable } from '../../../../components/undo/use-undoable.ts'
import { changeRole, removeMembers } from './settings-api.ts'

/** Removes members in ten seconds, unless that is undone. */
export function useRemoveMembers(organizationId: string) {
  const { t } = useTranslation('settings')
  const offerUndo = useUndoable()
  const refresh = useRefreshMembers(organizationId)
  return useMutation({
    mutationFn: (userIds: readonly string[]) => removeMembers(organizationId, userIds),
    onSuccess: (answer) => offerUndo(answer, (count) => t('removal.done', { count })),
    onError: refresh,
  })
}

export function useChangeRole(organizationId: string, userId: string) {
  const refresh = useRefreshMembers(organizationId)
  return useMutation({
    mutationFn: (role: Role) => changeRole(organizationId, userId, role),
    onSettled: refresh,
  })
}

// Organizations carry the member count and the user's abilities.
function useRefreshMembers(organizationId: string) {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: membersKey(organizationId) })
    void queryClient.invalidateQueries({ queryKey: ORGANIZATIONS_KEY })
  }
}
