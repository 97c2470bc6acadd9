import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { Card } from '../../../primitives/card.tsx'
import { LogoMark } from '../../../primitives/logo.tsx'
import { Meta } from '../../../primitives/meta.tsx'
import type { AuthMode } from '../auth-mode.ts'
import { EmailDialog } from './email-dialog.tsx'

export interface SignInCardProps {
  /** The mode that is open from the start; none by default. */
  opensWith?: AuthMode
}

/** The ways in. */
export function SignInCard({ opensWith }: SignInCardProps) {
  const { t } = useTranslation('auth')
  const [open, setOpen] = useState(opensWith !== undefined)
  const [mode, setMode] = useState<AuthMode>(opensWith ?? 'signIn')
  const begin = () => {
    setMode('signIn')
    setOpen(true)
  }

  return (
    <div className="grid place-items-center py-8 sm:py-16">
      <Meta title={t(`${opensWith ?? 'signIn'}.title`)} />
      <Card className="flex w-full max-w-sm flex-col items-center gap-6 py-8 text-center">
        <LogoMark size={44} />
        <div>
          <h1 className="font-display text-2xl font-semibold tracking-[-0.03em]">{t('card.title')}</h1>
          <p className="mt-2 text-balance text-muted">{t('card.description')}</p>
        </div>
        <Button variant="primary" size="lg" className="w-full" icon={<Mail aria-hidden />} onClick={begin}>
          <span className="leading-tight text-balance whitespace-normal">{t('card.continue')}</span>
        </Button>
        <p className="text-sm text-balance text-faint">{t('card.newHere')}</p>
      </Card>
      <EmailDialog open={open} onOpenChange={setOpen} mode={mode} onModeChange={setMode} />
    </div>
  )
}
