import { useCallback } from 'react'
import type { Language } from '@fanfare/contract/core/rules/language.ts'
import { updateProfile } from '../../features/identity/profile/api/profile-api.ts'
import { usePlatform } from '../../platform/platform-context.ts'
import { UNSAVED_LANGUAGE_KEY } from '../../platform/preferences/language-preference.ts'
import { useSessionStore } from '../../platform/session/session-store.ts'

/**
 * Saves a language chosen on this device in the profile. For a visitor, or when saving fails, the choice is marked and
 * saved after the next sign-in or start.
 */
export function useSaveLanguage(): (language: Language) => Promise<void> {
  const { storage } = usePlatform()
  return useCallback(
    async (language) => {
      storage.set(UNSAVED_LANGUAGE_KEY, language)
      const { user, updateUser } = useSessionStore.getState()
      if (user === null) return
      try {
        const change = await updateProfile({ language })
        storage.remove(UNSAVED_LANGUAGE_KEY)
        updateUser({ id: change.user.id, language: change.user.language })
      } catch {
        // This device keeps the choice either way.
      }
    },
    [storage],
  )
}
