import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useSession, useUser } from '../../../session/use-session.ts'
import { fetchStatus, generateSecret, renewRecoveryCodes, turnOff, turnOn } from './two-factor-api.ts'

/** Whether two-factor is on, and how many recovery codes are left. */
export function statusQuery() {
  return queryOptions({ queryKey: ['two-factor'], queryFn: ({ signal }) => fetchStatus(signal) })
}

export function useGenerateSecret() {
  return useMutation({ mutationFn: generateSecret })
}

export function useTurnOn() {
  const standing = useStanding()
  return useMutation({ mutationFn: turnOn, onSuccess: () => standing(true) })
}

export function useTurnOff() {
  const standing = useStanding()
  return useMutation({ mutationFn: turnOff, onSuccess: () => standing(false) })
}

export function useRenewRecoveryCodes() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: renewRecoveryCodes,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: statusQuery().queryKey }),
  })
}

/** Keeps what this device knows of the person in step with the server. */
function useStanding() {
  const queryClient = useQueryClient()
  const { updateUser } = useSession()
  const { id } = useUser()
  return (twoFaEnabled: boolean) => {
    updateUser({ id, twoFaEnabled })
    void queryClient.invalidateQueries({ queryKey: ['two-factor'] })
    void queryClient.invalidateQueries({ queryKey: ['sessions'] })
  }
}
