import { useLocation, useNavigate } from 'react-router-dom'
import type { Language } from '@fanfare/contract/core/rules/language.ts'
import { languageAsked, withoutLanguage } from '@fanfare/contract/community/rules/page_language.ts'
import { useChangeLanguage } from '../../platform/preferences/use-change-language.ts'
import { useSaveLanguage } from './use-save-language.ts'

/**
 * Changes the language on this device, and in the profile of a signed-in user. Removes a language from the query of
 * the address.
 */
export function useChooseLanguage(): (language: Language) => void {
  const changeLanguage = useChangeLanguage()
  const saveLanguage = useSaveLanguage()
  const forgetAsked = useForgetAskedLanguage()
  return (language) => {
    void changeLanguage(language)
    void saveLanguage(language)
    forgetAsked()
  }
}

function useForgetAskedLanguage(): () => void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return () => {
    if (languageAsked(search) === null) return
    void navigate({ pathname, search: withoutLanguage(search), hash }, { replace: true })
  }
}
