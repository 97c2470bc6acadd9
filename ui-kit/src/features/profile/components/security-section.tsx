import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { SectionCard } from '../../../primitives/section-card.tsx'
import { useUser } from '../../../session/use-session.ts'

/** The way to two-factor authentication. */
export function SecuritySection() {
  const { t } = useTranslation('profile')
  const { twoFaEnabled } = useUser()
  return (
    <SectionCard title={t('security.title')} description={t(twoFaEnabled ? 'security.on' : 'security.off')}>
      <ButtonLink to="/2fa" className="self-start" icon={<ShieldCheck aria-hidden />}>
        {t(twoFaEnabled ? 'security.manage' : 'security.turnOn')}
      </ButtonLink>
    </SectionCard>
  )
}
