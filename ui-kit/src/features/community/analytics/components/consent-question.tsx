import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../../primitives/text-link.tsx'
import type { Consent } from '../hooks/consent-store.ts'

export interface ConsentQuestionProps {
  titleId: string
  consent: Consent
}

/** The text of the banner: the question, and in the settings the current choice. */
export function ConsentQuestion({ titleId, consent }: ConsentQuestionProps) {
  const { t } = useTranslation('analytics')
  return (
    <div className="min-w-0 flex-1 basis-72 text-sm text-muted">
      <h2 id={titleId} className={consent.areSettingsOpen ? 'font-medium text-ink' : 'sr-only'}>
        {t('title')}
      </h2>
      <p>
        {t('question')} <TextLink to="/privacy">{t('privacy')}</TextLink>
      </p>
      {consent.areSettingsOpen && <p className="mt-1 text-ink">{t(`now.${stateOf(consent)}`)}</p>}
    </div>
  )
}

/** Closes the settings without changing the choice. */
export function CloseConsent({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('analytics')
  return (
    <button
      type="button"
      aria-label={t('close')}
      onClick={onClick}
      className="-m-1.5 rounded-md p-1.5 text-muted hover:bg-ink/6 hover:text-ink pointer-coarse:-m-3 pointer-coarse:p-3"
    >
      <X aria-hidden className="size-4" />
    </button>
  )
}

function stateOf({ choice, isDeclinedByBrowser }: Consent) {
  return choice ?? (isDeclinedByBrowser ? 'byBrowser' : 'open')
}
