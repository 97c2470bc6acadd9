import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { CARDS, type DemoCard } from './cards.ts'

export interface DemoCardsProps {
  current: DemoCard | null
  /** Called with the place of a card that is chosen. */
  onChoose: (step: number) => void
}

/** The cards, each a button that shows its step; the current one stands out without growing. */
export function DemoCards({ current, onChoose }: DemoCardsProps) {
  const { t } = useTranslation('slack-demo')
  return (
    <ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {CARDS.map((card, index) => (
        <li
          key={card}
          aria-current={card === current ? 'step' : undefined}
          className={clsx(
            'relative flex gap-3 rounded-lg border p-4 transition-colors duration-300',
            card === current
              ? 'border-accent bg-accent-soft'
              : 'border-line bg-surface hover:border-line-strong',
          )}
        >
          <span
            aria-hidden
            className={clsx(
              'inline-flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-semibold tabular-nums transition-colors duration-300',
              card === current ? 'bg-accent text-on-accent' : 'bg-ink/6 text-muted',
            )}
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <h2 className="text-md font-semibold">
              <button
                type="button"
                onClick={() => onChoose(index)}
                className="cursor-pointer text-start after:absolute after:inset-0 after:rounded-lg"
              >
                {t(`${card}.title`)}
              </button>
            </h2>
            <p className={clsx('mt-0.5 text-muted', card !== current && 'max-sm:hidden')}>
              {t(`${card}.text`)}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
