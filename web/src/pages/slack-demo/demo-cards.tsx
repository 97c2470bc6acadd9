import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { CARDS, type DemoCard } from './cards.ts'

export interface DemoCardsProps {
  current: DemoCard | null
}

/** The cards; the current one stands out without growing. */
export function DemoCards({ current }: DemoCardsProps) {
  const { t } = useTranslation('slack-demo')
  return (
    <ol className="flex flex-col gap-3">
      {CARDS.map((card, index) => (
        <li
          key={card}
          aria-current={card === current ? 'step' : undefined}
          className={clsx(
            'flex gap-3 rounded-lg border p-4 transition-colors duration-300',
            card === current ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
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
            <h2 className="text-md font-semibold">{t(`${card}.title`)}</h2>
            <p className="mt-0.5 text-muted">{t(`${card}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
