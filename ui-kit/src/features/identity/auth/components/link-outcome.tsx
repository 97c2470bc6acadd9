import { Unlink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { OutcomePage } from '../../../../components/outcome-page.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'

interface ResetOrSignInProps {
  resetLabel: string
}

/** What to do after a mailed link: ask for a reset link, or sign in. */
export function ResetOrSignIn({ resetLabel }: ResetOrSignInProps) {
  const { t } = useTranslation('auth')
  return (
    <>
      <ButtonLink to="/forgot-password" variant="primary" size="lg">
        {resetLabel}
      </ButtonLink>
      <ButtonLink to="/login" variant="ghost">
        {t('backToSignIn')}
      </ButtonLink>
    </>
  )
}

export interface LinkInvalidProps extends ResetOrSignInProps {
  title: string
  description: string
}

/** A mailed link that no longer works. */
export function LinkInvalid({ title, description, resetLabel }: LinkInvalidProps) {
  return (
    <OutcomePage tone="danger" icon={<Unlink />} title={title} description={description}>
      <ResetOrSignIn resetLabel={resetLabel} />
    </OutcomePage>
  )
}
