import { ArrowRight, Check, Shuffle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../../../platform/use-is-phone.ts'
import { Button } from '../../../primitives/button.tsx'

/**
 * Reserved for the user, shared with colleagues because there are too few, one more after a copy, or just copied.
 */
export type NextState = 'reserved' | 'shared' | 'further' | 'yours'

/** The place of the next suggestion: why it is there, and a button that shows another one. */
export interface NextPlace {
  state: NextState
  another: { show: () => void; busy: boolean }
}

export interface NextLabelProps {
  place: NextPlace
  /** The host of the link. */
  host: string
}

/** Explains why a suggestion is first. On phones another one is in the menu of the bar. */
export function NextLabel({ place: { state, another }, host }: NextLabelProps) {
  const { t } = useTranslation('suggestions')
  const isPhone = useIsPhone()
  const Icon = state === 'yours' ? Check : ArrowRight
  return (
    <div className="flex items-center justify-between gap-3 text-sm">
      <p className="flex min-w-0 flex-wrap items-center gap-x-1.5">
        <Icon aria-hidden className="size-4 text-accent-text" />
        <strong className="font-semibold text-accent-text">
          {state === 'yours' ? t('next.yoursTitle') : t('next.title')}
        </strong>
        <span className="text-muted">{t(`next.${state}`, { host })}</span>
      </p>
      {!isPhone && (
        <Button
          data-show-another
          variant="ghost"
          atEnd
          size="sm"
          icon={<Shuffle aria-hidden />}
          busy={another.busy}
          onClick={another.show}
        >
          {t('next.another')}
        </Button>
      )}
    </div>
  )
}
