import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const TONES = {
  info: { icon: Info, look: 'bg-info-soft text-info' },
  warn: { icon: TriangleAlert, look: 'bg-warn-soft text-warn' },
  danger: { icon: CircleAlert, look: 'bg-danger-soft text-danger' },
  ok: { icon: CircleCheck, look: 'bg-ok-soft text-ok' },
} as const

export interface NoticeProps {
  tone: keyof typeof TONES
  title?: string
  children: ReactNode
  action?: ReactNode
}

/** A message that stays on the page. With the tone `danger` it is announced at once. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const { icon: Icon, look } = TONES[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx('flex items-start gap-3 rounded-md px-3.5 py-3', look)}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 text-ink">
        {title !== undefined && <p className="font-medium">{title}</p>}
        <div>{children}</div>
      </div>
      {action}
    </div>
  )
}
