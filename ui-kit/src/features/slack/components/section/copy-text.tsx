/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- A region that scrolls has to be reachable by keyboard. */
import { Check, Copy } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopyOrShow } from '../../../../components/use-copy-or-show.ts'
import { Button } from '../../../../primitives/button.tsx'

export interface CopyTextProps {
  label: string
  hint?: string
  text: string
}

/** A text in full, to be copied somewhere else. */
export function CopyText({ label, hint, text }: CopyTextProps) {
  const { t } = useTranslation(['slack', 'common'])
  const id = useId()
  const { copied, copyOrShow } = useCopyOrShow(() => t('copyByHand'))
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <span id={id} className="text-sm font-medium">
          {label}
        </span>
        <Button
          size="sm"
          icon={copied ? <Check aria-hidden className="text-ok" /> : <Copy aria-hidden />}
          aria-label={copied ? undefined : t('copyNamed', { name: label })}
          onClick={() => void copyOrShow(text)}
        >
          {t(copied ? 'common:actions.copied' : 'common:actions.copy')}
        </Button>
      </div>
      <section
        tabIndex={0}
        aria-labelledby={id}
        className="max-h-72 overflow-auto rounded-md bg-sunken px-3.5 py-3 text-sm"
      >
        <pre>{text}</pre>
      </section>
      {hint !== undefined && <p className="text-sm text-faint">{hint}</p>}
    </div>
  )
}
