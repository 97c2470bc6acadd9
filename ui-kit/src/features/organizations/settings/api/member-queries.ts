import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Role } from '@fanfare/contract/organizations/rules/role.ts'
import { membersKey } from '../../../../components/member-list.ts'
import { ORGANIZATIONS_KEY } from '../../../../components/organization-cache.ts'
import { changeRole, removeMember } from './settings-api.ts'

export function useRemoveMember(organizationId: string, userId: string) {
  const refresh = useRefreshMembers(organizationId)
  return useMutation({ mutationFn: () => removeMember(organizationId, userId), onSettled: refresh })
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
