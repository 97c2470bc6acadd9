import type { Language } from '@fanfare/contract/rules/language.ts'
import { updateProfile } from '../../features/profile/api/profile-api.ts'
import { useChangeLanguage } from '../../preferences/use-change-language.ts'
import { useSession } from '../../session/use-session.ts'

/** Changes the language here at once, and in the profile of somebody who is signed in. */
export function useChooseLanguage(): (language: Language) => void {
  const changeLanguage = useChangeLanguage()
  const { user, updateUser } = useSession()
  return (language) => {
    void changeLanguage(language)
    if (user === null) return
    // This device keeps the choice either way, so a failure needs no words.
    updateProfile({ language }).then(
      (change) => updateUser({ id: change.user.id, language: change.user.language }),
      () => undefined,
    )
  }
}
