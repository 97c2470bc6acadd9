import { Check, Copy, Hourglass } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OutcomePage } from '../../../../components/outcome-page.tsx'
import { rememberDesktopClient } from '../../../../platform/desktop-client.ts'
import { usePlatform } from '../../../../platform/platform-context.ts'
import { useCopied } from '../../../../platform/use-copied.ts'
import { Button } from '../../../../primitives/button.tsx'
import { ButtonAnchor } from '../../../../primitives/button-anchor.tsx'
import { StandaloneCard } from '../../../../primitives/standalone-card.tsx'
import { useOnce } from '../../../../components/use-once.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60_000

interface CodeProps {
  code: string
  /** Opens the desktop client with the code. */
  link: string
}

export interface DesktopCodeProps extends CodeProps {
  /** In milliseconds by the clock of this device. */
  expiresAt: number
  /** Why there is no new code. */
  failure: string | undefined
  busy: boolean
  onNewCode: () => void
}

/** Passes an exchange code to the desktop client, until it expires. */
export function DesktopCode({ expiresAt, failure, busy, onNewCode, ...code }: DesktopCodeProps) {
  const { t } = useTranslation('auth')
  const minutes = useMinutesLeft(expiresAt)
  if (minutes > 0) return <OpenClient {...code} minutes={minutes} />
  return (
    <OutcomePage
      tone="danger"
      icon={<Hourglass />}
      title={t('desktop.expired')}
      description={failure ?? t('desktop.expiredText')}
    >
      <Button variant="primary" size="lg" busy={busy} onClick={onNewCode}>
        {t('desktop.newCode')}
      </Button>
    </OutcomePage>
  )
}

interface OpenClientProps extends CodeProps {
  minutes: number
}

/** Opens the desktop client. Browsers do not report whether that worked, so the alternatives stay visible. */
function OpenClient({ code, link, minutes }: OpenClientProps) {
  const { t } = useTranslation('auth')
  const anchor = useRef<HTMLAnchorElement>(null)
  const { storage } = usePlatform()
  useOnce(
    useCallback(() => {
      rememberDesktopClient(storage)
      anchor.current?.click()
    }, [storage]),
  )

  return (
    <StandaloneCard title={t('desktop.opening')} description={t('desktop.openingText')} takesFocus>
      <ButtonAnchor ref={anchor} href={link} target="_self" variant="primary" size="lg">
        {t('desktop.open')}
      </ButtonAnchor>
      <CodeToPaste code={code} minutes={minutes} />
    </StandaloneCard>
  )
}

function CodeToPaste({ code, minutes }: Omit<OpenClientProps, 'link'>) {
  const { t } = useTranslation(['auth', 'common'])
  const { copied, copy } = useCopied()
  const [failed, setFailed] = useState(false)
  const title = useId()
  const copyCode = async () => setFailed((await copy(code)) === 'failed')

  return (
    <section aria-labelledby={title} className="flex flex-col gap-3 border-t border-line pt-5">
      <h2 id={title} className="font-medium">
        {t('desktop.paste')}
      </h2>
      <code className="rounded-md bg-sunken px-3 py-2.5 text-sm break-all select-all">{code}</code>
      <Button icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={() => void copyCode()}>
        {t(copied ? 'common:actions.copied' : 'common:actions.copy')}
      </Button>
      <output className="text-sm text-danger empty:hidden">{failed && t('desktop.copyFailed')}</output>
      <p className="text-sm text-muted">{t('desktop.holds', { count: minutes })}</p>
    </section>
  )
}

/** The minutes until an instant, rounded up; 0 from then on. */
function useMinutesLeft(end: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((end - now) / MINUTE_MS))
}
