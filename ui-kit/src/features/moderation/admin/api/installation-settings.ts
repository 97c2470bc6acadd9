import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  InstallationSettings,
  InstallationSettingsRequest,
} from '@fanfare/contract/identity/data/installation_settings.ts'
import { api } from '../../../../client/http.ts'
import { providersQuery } from '../../../../components/providers/provider-queries.ts'

const PATH = '/admin/installation-settings'

export function installationSettingsQuery() {
  return queryOptions({
    queryKey: ['administration', 'settings'],
    queryFn: ({ signal }) => api.get<InstallationSettings>(PATH, { signal }),
  })
}

/** Saves the settings. The log has an entry about it, and the sign-in page says who may sign up. */
export function useSaveInstallationSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (settings: InstallationSettingsRequest) => api.put<InstallationSettings>(PATH, settings),
    onSuccess: (saved) => {
      queryClient.setQueryData(installationSettingsQuery().queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: ['administration', 'log'] })
      void queryClient.invalidateQueries({ queryKey: providersQuery().queryKey })
    },
  })
}
