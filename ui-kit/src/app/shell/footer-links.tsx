import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CookieSettings } from '../../features/community/analytics/components/cookie-settings.tsx'
import { SupportButton } from '../../features/moderation/support/components/support-button.tsx'
import { HelpLink } from '../help/help-link.tsx'
import { useCommunityPath } from './nav-items.ts'
import { PageLink } from './page-link.tsx'

const ENTRY = 'rounded-sm text-muted hover:text-ink pointer-coarse:py-2'

/** The columns of the footer: product, company and support. */
export function FooterLinks() {
  const { t } = useTranslation('shell')
  const community = useCommunityPath()
  return (
    <>
      <Column title={t('footer.product')}>
        <PageLink className={ENTRY} path="/integrations">
          {t('nav.integrations')}
        </PageLink>
        <PageLink className={ENTRY} path="/integrations/slack-integration">
          {t('footer.slack')}
        </PageLink>
        <PageLink className={ENTRY} path="/pricing">
          {t('footer.pricing')}
        </PageLink>
        <Link to={community} className={ENTRY}>
          {t('nav.community')}
        </Link>
      </Column>
      <Column title={t('footer.company')}>
        <PageLink className={ENTRY} path="/privacy">
          {t('footer.privacy')}
        </PageLink>
        <PageLink className={ENTRY} path="/terms">
          {t('footer.terms')}
        </PageLink>
        <CookieSettings className={clsx(ENTRY, 'text-start')}>{t('footer.cookies')}</CookieSettings>
      </Column>
      <Column title={t('footer.support')}>
        <HelpLink className={ENTRY}>{t('footer.help')}</HelpLink>
        <SupportButton className={ENTRY}>{t('footer.requestSupport')}</SupportButton>
      </Column>
    </>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className="flex flex-col items-start gap-1.5">
      <h2 id={id} className="text-sm font-medium">
        {title}
      </h2>
      {children}
    </nav>
  )
}
