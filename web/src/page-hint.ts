import { useEffect } from 'react'
import { hintCookie, writePageHint } from '@fanfare/contract/community/rules/page_hint.ts'
import { useLanguage } from '@fanfare/ui-kit/i18n/languages.ts'
import { useSession } from '@fanfare/ui-kit/platform/session/use-session.ts'

/** As long as a session. */
const MAX_AGE = 7 * 24 * 60 * 60

/** Tells the server which frame the next page has, and that there is none without a session. */
export function usePageHint(): void {
  const { status, user } = useSession()
  const language = useLanguage()
  const isAdmin = user?.isAdmin ?? false
  const isUnverified = user?.emailVerified === false

  useEffect(() => {
    if (status === 'authenticated') setCookie(writePageHint({ language, isAdmin, isUnverified }), MAX_AGE)
    else if (status === 'anonymous' || status === 'expired') setCookie('', 0)
  }, [status, language, isAdmin, isUnverified])
}

// Over HTTPS with the name and the attributes that the server gives all of its cookies.
function setCookie(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${hintCookie(location.protocol)}=${value}; path=/; max-age=${maxAge}; samesite=lax${secure}`
}
