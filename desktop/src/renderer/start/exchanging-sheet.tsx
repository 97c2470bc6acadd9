import { useTranslation } from 'react-i18next'
import { MarkSheet } from '@fanfare/ui-kit/primitives/mark-sheet.tsx'
import { Spinner } from '@fanfare/ui-kit/primitives/spinner.tsx'

/** The browser is done, and the server is asked for the session. */
export function ExchangingSheet() {
  const { t } = useTranslation('desktop')
  return (
    <MarkSheet title={t('signIn.exchanging')} takesFocus>
      <span className="grid place-items-center">
        <Spinner label={t('signIn.exchanging')} />
      </span>
    </MarkSheet>
  )
}
