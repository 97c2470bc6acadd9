import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from './button-link.tsx'
import { Button } from './button.tsx'
import { pageNumbers } from './page-numbers.ts'

interface PagerBase {
  page: number
  totalPages: number
  labels: { previous: string; next: string; page: (page: number) => string; nav: string }
}

/** Pages are links (`hrefFor`) or buttons (`onPage`). */
export type PagerProps = PagerBase &
  ({ onPage: (page: number) => void } | { hrefFor: (page: number) => string })

/** The pagination of a list. Renders nothing for a single page. */
export function Pager(props: PagerProps) {
  const { page, totalPages, labels } = props
  if (totalPages <= 1) return null
  const target = 'hrefFor' in props ? { hrefFor: props.hrefFor } : { onPage: props.onPage }

  return (
    <nav aria-label={labels.nav} className="flex flex-wrap items-center justify-center gap-1">
      <Step {...target} page={page - 1} disabled={page <= 1} label={labels.previous}>
        <ChevronLeft aria-hidden />
      </Step>
      {pageNumbers(page, totalPages).map((step) =>
        'gapBefore' in step ? (
          <span key={-step.gapBefore} aria-hidden className="px-1 text-faint">
            …
          </span>
        ) : (
          <Step
            key={step.page}
            {...target}
            page={step.page}
            current={step.page === page}
            label={labels.page(step.page)}
          >
            {step.page}
          </Step>
        ),
      )}
      <Step {...target} page={page + 1} disabled={page >= totalPages} label={labels.next}>
        <ChevronRight aria-hidden />
      </Step>
    </nav>
  )
}

interface StepProps {
  page: number
  label: string
  current?: boolean
  disabled?: boolean
  onPage?: (page: number) => void
  hrefFor?: (page: number) => string
  children: ReactNode
}

function Step({ page, label, current, disabled, onPage, hrefFor, children }: StepProps) {
  const look = {
    variant: current ? 'secondary' : 'ghost',
    className: 'min-w-8.5 px-2! tabular-nums',
    'aria-label': label,
    'aria-current': current ? 'page' : undefined,
  } as const
  if (hrefFor === undefined || disabled) {
    return (
      <Button {...look} disabled={disabled} onClick={() => onPage?.(page)}>
        {children}
      </Button>
    )
  }
  return (
    <ButtonLink {...look} to={hrefFor(page)}>
      {children}
    </ButtonLink>
  )
}
