import { clsx } from 'clsx'

export interface SideWordsProps {
  label: string
  words: string
  tone?: 'plain' | 'warn'
}

/** Other words that belong to a suggestion. */
export function SideWords({ label, words, tone = 'plain' }: SideWordsProps) {
  const warn = tone === 'warn'
  return (
    <div className={clsx('border-s-2 ps-3 text-sm', warn ? 'border-warn/50' : 'border-line-strong')}>
      <p className={clsx('font-medium', warn ? 'text-warn' : 'text-muted')}>{label}</p>
      <p className="line-clamp-3 break-words whitespace-pre-line text-muted">{words}</p>
    </div>
  )
}
