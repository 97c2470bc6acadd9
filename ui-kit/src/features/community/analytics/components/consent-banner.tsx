import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../primitives/button.tsx'
import type { Consent, ConsentChoice } from '../hooks/consent-store.ts'
import { ConsentQuestion } from './consent-question.tsx'

const PLACE =
  'fixed inset-x-3 bottom-[calc(0.75rem+env(safe-area-inset-bottom))] z-30 sm:end-auto sm:start-6 sm:bottom-6 sm:w-96 ' +
  // Above the bar with the primary action of a phone.
  'max-md:in-[body:has([data-bottom-bar])]:-translate-y-18'

export interface ConsentBannerProps {
  consent: Consent
  onChoose: (choice: ConsentChoice) => void
  /** Closes the settings without changing the choice. */
  onClose: () => void
}

/**
 * Asks for consent to count page views, at the bottom of the window. An answer is optional: the page stays usable, and
 * the choice can be changed.
 */
export default function ConsentBanner({ consent, onChoose, onClose }: ConsentBannerProps) {
  const { t } = useTranslation('analytics')
  const title = useId()
  const region = useFocusOfSettings(consent.areSettingsOpen, onClose)
  return (
    <>
      <section
        ref={region}
        aria-labelledby={title}
        tabIndex={-1}

        className={`${PLACE} rounded-lg border border-line bg-raised p-3.5 shadow-pop`}
      >
        <ConsentQuestion titleId={title} consent={consent} onClose={onClose} />
        <div className="mt-3 grid grid-cols-2 gap-2">
          <Button onClick={() => onChoose('declined')}>{t('decline')}</Button>
          <Button onClick={() => onChoose('accepted')}>{t('accept')}</Button>
        </div>
      </section>
      <RoomAtTheEnd />
    </>
  )
}

/**
 * Adds space so that the end of a page can scroll clear of the banner. Not on a page that fits the window, where a scroll
 * bar would appear and shift the layout.
 */
function RoomAtTheEnd() {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const { documentElement, body } = document
    const observer = new ResizeObserver(() => {
      if (documentElement.scrollHeight > documentElement.clientHeight) setIsLong(true)
    })
    observer.observe(body)
    return () => observer.disconnect()
  }, [])
  return isLong && <div aria-hidden className="h-44" />
}

/** Opening the settings moves the focus to them, Escape closes them, and closing moves the focus back to where it was. */
function useFocusOfSettings(areOpen: boolean, onClose: () => void): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const opened = region.current
    if (!areOpen || opened === null) return undefined
    const before = document.activeElement
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    opened.addEventListener('keydown', closeOnEscape)
    opened.focus({ preventScroll: true })
    return () => {
      opened.removeEventListener('keydown', closeOnEscape)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [areOpen, onClose])
  return region
}
