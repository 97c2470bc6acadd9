import { useId, useLayoutEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../primitives/button.tsx'
import { COOKIE_SETTINGS_ID, type Consent, type ConsentChoice } from '../hooks/consent-store.ts'
import { CloseConsent, ConsentQuestion } from './consent-question.tsx'

export interface ConsentBannerProps {
  consent: Consent
  onChoose: (choice: ConsentChoice) => void
  /** Closes the settings without changing the choice. */
  onClose: () => void
}

/**
 * Asks for consent to count page views, at the very end of the page: it covers nothing and moves nothing. An answer is
 * optional, and the choice can be changed.
 */
export default function ConsentBanner({ consent, onChoose, onClose }: ConsentBannerProps) {
  const { t } = useTranslation('analytics')
  const title = useId()
  const region = useFocusOfSettings(consent.areSettingsOpen, onClose)
  return (
    <section
      ref={region}
      aria-labelledby={title}
      tabIndex={-1}
      // A page without a footer has no cookie settings, and is over soon.
      className="hidden border-t border-line in-[body:has(footer)]:block"
    >
      <div className="mx-auto flex w-full max-w-[1040px] flex-wrap items-center gap-x-6 gap-y-3 px-4 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:px-6">
        <ConsentQuestion titleId={title} consent={consent} />
        <div className="grid grid-cols-2 gap-2">
          <Button size="sm" onClick={() => onChoose('declined')}>
            {t('decline')}
          </Button>
          <Button size="sm" onClick={() => onChoose('accepted')}>
            {t('accept')}
          </Button>
        </div>
        {consent.areSettingsOpen && <CloseConsent onClick={onClose} />}
      </div>
    </section>
  )
}

/**
 * Opening the settings moves the focus to them, and Escape closes them. The focus that would be lost with what closes
 * moves to the button that opens the settings.
 */
function useFocusOfSettings(areOpen: boolean, onClose: () => void): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const shown = region.current
    if (shown === null) return undefined
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && areOpen && onClose()
    shown.addEventListener('keydown', closeOnEscape)
    if (areOpen) shown.focus()
    return () => {
      shown.removeEventListener('keydown', closeOnEscape)
      const isLost = areOpen || shown.contains(document.activeElement)
      if (isLost) document.getElementById(COOKIE_SETTINGS_ID)?.focus({ preventScroll: true })
    }
  }, [areOpen, onClose])
  return region
}
