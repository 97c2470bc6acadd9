import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { COMMAND_KEY } from '../../preferences/command-key.ts'
import { Kbd } from '../../primitives/kbd.tsx'
import { openLayer } from './shell-store.ts'

/** Looks like a search field and opens the command palette. */
export function SearchButton() {
  const { t } = useTranslation('shell')
  return (
    <button
      type="button"
      onClick={() => openLayer('palette')}
      aria-keyshortcuts="Control+K Meta+K"
      className="pressable hidden control w-60 items-center gap-2 rounded-md border border-line-strong bg-surface px-2.5 text-faint hover:bg-sunken lg:flex"
    >
      <Search aria-hidden className="size-4" />
      <span className="min-w-0 flex-1 truncate text-start">{t('palette.placeholder')}</span>
      <span className="flex gap-1">
        <Kbd>{COMMAND_KEY}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  )
}
