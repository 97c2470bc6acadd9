import { Check, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopied } from '../../../platform/use-copied.ts'
import { Button } from '../../../primitives/button.tsx'

export interface PasteCodeProps {
  code: string
  /** How long it holds. */
  minutes: number
}

/** A code for the desktop client, for somebody whose browser could not hand it over. */
export function PasteCode({ code, minutes }: PasteCodeProps) {
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
