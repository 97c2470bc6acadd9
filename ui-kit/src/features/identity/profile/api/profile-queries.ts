import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ExportRequest } from '@fanfare/contract/identity/data/profile.ts'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import type { OnProgress } from '../../../../client/upload.ts'
import { ACCESS_KEY } from '../../../../components/access-key.ts'
import { QUIET } from '../../../../components/queries/query-client.ts'
import { usePlatform } from '../../../../platform/platform-context.ts'
import { useSessionStore } from '../../../../platform/session/session-store.ts'
import { useSession, useUser } from '../../../../platform/session/use-session.ts'
import {
  cancelEmailChange,
  changePassword,
  deleteAccount,
  fetchExport,
  removeAvatar,
  sendVerification,
  uploadAvatar,
} from './account-api.ts'
import { fetchProfile, updateProfile } from './profile-api.ts'

export function useUpdateProfile() {
  const { updateUser } = useSession()
  const setPendingEmail = useSetPendingEmail()
  return useMutation({
    mutationFn: updateProfile,
    onSuccess: ({ user, pendingEmail }) => {
      updateUser(user)
      setPendingEmail(pendingEmail)
    },
  })
}

/** Cancels the pending change of the email. */
export function useCancelEmailChange() {
  const setPendingEmail = useSetPendingEmail()
  return useMutation({ mutationFn: cancelEmailChange, onSuccess: () => setPendingEmail(null) })
}

function useSetPendingEmail() {
  const queryClient = useQueryClient()
  return (pendingEmail: string | null) =>
    queryClient.setQueryData(profileQuery().queryKey, (known) => known && { ...known, pendingEmail })
}

export function useSendVerification() {
  return useMutation({ mutationFn: sendVerification })
}

/** Sets a password. The server ends all other access to the account. */
export function useChangePassword() {
  const update = useUserUpdate()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      update({ hasPassword: true })
      void queryClient.invalidateQueries({ queryKey: ACCESS_KEY })
    },
  })
}

export function useUploadAvatar(onProgress: OnProgress) {
  const update = useUserUpdate()
  const { name, email } = useUser()
  return useMutation({
    mutationFn: (picture: File) => uploadAvatar({ picture, name, email }, onProgress),
    meta: QUIET,
    onSuccess: ({ avatarUrl }) => update({ avatarUrl }),
  })
}

export function useRemoveAvatar() {
  const update = useUserUpdate()
  return useMutation({ mutationFn: removeAvatar, onSuccess: () => update({ avatarUrl: null }) })
}

const EXPORT_FILE_NAME = 'fanfare-export.zip'

/** Fetches the user's data and saves it as a file. */
export function useSaveExport() {
  const { saveFile } = usePlatform()
  return useMutation({
    mutationFn: async (proof: ExportRequest) => saveFile(EXPORT_FILE_NAME, await fetchExport(proof)),
  })
}

export function useDeleteAccount() {
  return useMutation({ mutationFn: deleteAccount })
}

function useUserUpdate() {
  const { updateUser } = useSession()
  const { id } = useUser()
  return (facts: Partial<CurrentUser>) => updateUser({ ...facts, id })
}

/** Refreshes the user in the session store, its only copy, and refetches the rest of the profile. */
export function profileQuery() {
  return queryOptions({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => {
      const { user, ...rest } = await fetchProfile(signal)
      useSessionStore.getState().updateUser(user)
      return rest
    },
  })
}
