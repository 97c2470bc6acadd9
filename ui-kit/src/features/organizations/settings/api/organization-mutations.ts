import type { UpdateOrganizationRequest } from '@fanfare/contract/organizations/data/organization.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dropOrganization, storeOrganization } from '../../../../components/organization-cache.ts'
import {
  deleteOrganization,
  leaveOrganization,
  transferOrganization,
  updateOrganization,
} from './settings-api.ts'
import { membersKey } from '../../../../components/member-list.ts'

export function useUpdateOrganization(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (changes: UpdateOrganizationRequest) => updateOrganization(id, changes),
    onSuccess: ({ organization }) => storeOrganization(queryClient, organization),
  })
}

export function useDeleteOrganization(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => deleteOrganization(id, name),
    onSuccess: () => dropOrganization(queryClient, id),
  })
}

export function useLeaveOrganization(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => leaveOrganization(id),
    onSuccess: () => dropOrganization(queryClient, id),
  })
}

/** Transfers the ownership; the user becomes an admin. */
export function useTransferOrganization(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (userId: string) => transferOrganization(id, userId),
    onSuccess: ({ organization }) => storeOrganization(queryClient, organization),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: membersKey(id) }),
  })
}
