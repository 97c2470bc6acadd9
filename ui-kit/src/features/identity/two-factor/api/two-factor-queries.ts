import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  RecoveryCodes,
  RecoveryCodesRequest,
  TurnOffTwoFactorRequest,
  TurnOnTwoFactorRequest,
  TwoFactorSetup,
  TwoFactorSetupRequest,
  TwoFactorStatus,
} from '@fanfare/contract/identity/data/two_factor.ts'
import { api } from '../../../../client/http.ts'
import { ACCESS_KEY } from '../../../../components/access-key.ts'
import { useSession, useUser } from '../../../../platform/session/use-session.ts'

/** Whether two-factor is on, and how many recovery codes are left. */
export function statusQuery() {
  return queryOptions({ queryKey: ['two-factor'], queryFn: ({ signal }) => fetchStatus(signal) })
}

export function useGenerateSecret() {
  return useMutation({ mutationFn: generateSecret })
}

export function useTurnOn() {
  const update = useUpdateTwoFactor()
  return useMutation({ mutationFn: turnOn, onSuccess: () => update(true) })
}

export function useTurnOff() {
  const update = useUpdateTwoFactor()
  return useMutation({ mutationFn: turnOff, onSuccess: () => update(false) })
}

export function useRenewRecoveryCodes() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: renewRecoveryCodes,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: statusQuery().queryKey }),
  })
}

/** Updates the session and the queries that depend on two-factor. */
function useUpdateTwoFactor() {
  const queryClient = useQueryClient()
  const { updateUser } = useSession()
  const { id } = useUser()
  return (twoFaEnabled: boolean) => {
    updateUser({ id, twoFaEnabled })
    void queryClient.invalidateQueries({ queryKey: ['two-factor'] })
    void queryClient.invalidateQueries({ queryKey: ACCESS_KEY })
  }
}

function fetchStatus(signal?: AbortSignal) {
  return api.get<TwoFactorStatus>('/2fa', { signal })
}

/** Generates a secret. With two-factor on, a code of the current one is required. */
function generateSecret(twoFactorCode?: string) {
  return api.post<TwoFactorSetup>('/2fa/generate', { twoFactorCode } satisfies TwoFactorSetupRequest)
}

function turnOn(proof: TurnOnTwoFactorRequest) {
  return api.post<RecoveryCodes>('/2fa/turn-on', proof)
}

function turnOff(proof: TurnOffTwoFactorRequest) {
  return api.post<void>('/2fa/turn-off', proof)
}

function renewRecoveryCodes(twoFactorCode: string) {
  return api.post<RecoveryCodes>('/2fa/recovery-codes', { twoFactorCode } satisfies RecoveryCodesRequest)
}
