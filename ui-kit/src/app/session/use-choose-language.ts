import type { Language } from '@fanfare/contract/rules/language.ts'
import { updateProfile } from '../../features/profile/api/profile-api.ts'
import { useChangeLanguage } from '../../platform/preferences/use-change-language.ts'
import { useSession } from '../../platform/session/use-session.ts'

/** Changes the language on this device, and in the profile of a signed-in person. */
export function useChooseLanguage(): (language: Language) => void {
  const changeLanguage = useChangeLanguage()
  const { user, updateUser } = useSession()
  return (language) => {
    void changeLanguage(language)
    if (user === null) return
    // A failure is silent: this device keeps the choice either way.
    updateProfile({ language }).then(
      (change) => updateUser({ id: change.user.id, language: change.user.language }),
      () => undefined,
    )
  }
}
