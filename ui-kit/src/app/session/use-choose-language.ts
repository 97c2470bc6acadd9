import type { Language } from '@fanfare/contract/rules/language.ts'
import { useChangeLanguage } from '../../platform/preferences/use-change-language.ts'
import { useSaveLanguage } from './use-save-language.ts'

/** Changes the language on this device, and in the profile of a signed-in person. */
export function useChooseLanguage(): (language: Language) => void {
  const changeLanguage = useChangeLanguage()
  const saveLanguage = useSaveLanguage()
  return (language) => {
    void changeLanguage(language)
    void saveLanguage(language)
  }
}
