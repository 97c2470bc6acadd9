import { useState } from 'react'
import { usePlatform } from '../../../platform/platform-context.ts'
import { usePreferences } from '../../../platform/preferences/preferences-store.ts'

/**
 * Opens the original post after a copy, if that is switched on or `always` is true. It opens last, because only a focused page can write to
 * the clipboard; the click or key press still allows a new tab then (transient activation). If the browser blocks it
 * all the same, the user opens the post with the button.
 */
export function useOpenAfterCopy(url?: string, always = false) {
  const { openExternal } = usePlatform()
  const [isPostBlocked, setBlocked] = useState(false)
  const openPost = () => {
    if (url !== undefined && (always || usePreferences.getState().openAfterCopy))
      setBlocked(openExternal(url) === 'blocked')
  }
  return { openPost, isPostBlocked }
}
