import { ExternalLink, Plug } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { usePlatform } from '../../../../platform/platform-context.ts'
import type { ButtonLook } from '../../../../primitives/button-style.ts'
import { Button } from '../../../../primitives/button.tsx'
import { useConnectSlack } from '../../api/slack-queries.ts'
import { useDetour, useHere } from '../../../../components/detour.ts'
import { settingsPath } from '../../../../components/settings-path.ts'

export interface ConnectButtonProps {
  organizationId: string
  variant?: ButtonLook['variant']
  children: ReactNode
}

/** Redirects to Slack's consent page, which comes back to where the user was. The desktop client opens the settings in the browser, which keeps the flow's cookie. */
export function ConnectButton({ organizationId, variant, children }: ConnectButtonProps) {
  const { t } = useTranslation('slack')
  const { kind, redirect, openExternal, origin } = usePlatform()
  const { mutate, isPending, error } = useConnectSlack(organizationId)
  const here = useHere()
  const returnTo = useDetour() ?? here

  if (kind === 'desktop') {
    return (
      <Button
        variant={variant}
        className="self-start"
        icon={<ExternalLink aria-hidden />}
        onClick={() => openExternal(origin() + settingsPath(organizationId, 'slack'))}
      >
        {t('connect.inBrowser')}
      </Button>
    )
  }
  return (
    <>
      <ErrorNotice title={t('connect.failed')} error={error} />
      <Button
        variant={variant}
        className="self-start"
        icon={<Plug aria-hidden />}
        busy={isPending}
        onClick={() => mutate(returnTo, { onSuccess: ({ url }) => redirect(url) })}
      >
        {children}
      </Button>
    </>
  )
}
