import type { ReactNode } from 'react'

export interface KeyListProps {
  title: string
  children: ReactNode
}

/** Keys that belong together. */
export function KeyList({ title, children }: KeyListProps) {
  return (
    <section>
      <h3 className="mb-1 text-sm font-medium text-muted">{title}</h3>
      <dl>{children}</dl>
    </section>
  )
}

export interface KeyRowProps {
  keys: readonly string[]
  label: string
}

/** One thing to do and its keys, pressed together or one after the other. */
export function KeyRow({ keys, label }: KeyRowProps) {
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-0">
      <dt>{label}</dt>
      <dd className="flex gap-1">
        {keys.map((key) => (
          <kbd
            key={key}
            className="inline-flex h-5 min-w-5 items-center justify-center rounded-[4px] border border-line bg-sunken px-1 font-sans text-2xs font-medium text-muted"
          >
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  )
}
