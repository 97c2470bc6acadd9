import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeLayer, useShellStore } from '../shell/shell-store.ts'
import { matchEntries, type PaletteGroup } from './palette-entry.ts'
import { PaletteList } from './palette-list.tsx'
import { useFoundEntries } from './use-found-entries.ts'
import {
  useCommandEntries,
  useLinkEntries,
  useOrganizationEntries,
  useSettingsEntries,
} from './use-palette-entries.ts'

/** The command palette: finds commands, settings and organizations, and posts, tags and members of the current one. */
export default function CommandPalette() {
  const { t } = useTranslation('shell')
  const layer = useShellStore((shell) => shell.layer)
  const open = layer === 'palette' || layer === 'organizations'

  return (
    <Dialog.Root open={open} onOpenChange={() => closeLayer(layer)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/40 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          aria-label={t('palette.title')}
          className="popup fixed inset-x-4 top-[12dvh] z-40 mx-auto flex max-h-[70dvh] max-w-lg flex-col overflow-hidden has-focus-visible:outline-2 has-focus-visible:outline-ring"
        >
          <PaletteContent onlyOrganizations={layer === 'organizations'} onClose={() => closeLayer(layer)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface PaletteContentProps {
  onlyOrganizations: boolean
  onClose: () => void
}

function PaletteContent({ onlyOrganizations, onClose }: PaletteContentProps) {
  const { t } = useTranslation('shell')
  const [text, setText] = useState('')
  const found = useFoundEntries(onlyOrganizations ? '' : text)
  const commands = [...useLinkEntries(text), ...matchEntries(useCommandEntries(), text)]
  const settings = matchEntries(useSettingsEntries(), text)
  const organizations = matchEntries(useOrganizationEntries(), text)
  const groups: PaletteGroup[] = [
    { id: 'commands', label: t('palette.commands'), items: onlyOrganizations ? [] : commands },
    { id: 'posts', label: t('palette.posts'), items: found.posts },
    { id: 'tags', label: t('palette.tags'), items: found.tags },
    { id: 'members', label: t('palette.members'), items: found.members },
    { id: 'organizations', label: t('nav.organizations'), items: organizations },
    // Without a text they would push out the other entries.
    {
      id: 'settings',
      label: t('palette.settings'),
      items: onlyOrganizations || text.trim() === '' ? [] : settings,
    },
  ]
  const isEmpty = groups.every(({ items }) => items.length === 0)
  return (
    <PaletteList
      groups={groups}
      text={text}
      onTextChange={setText}
      placeholder={t('palette.placeholder')}
      status={statusOf()}
      onRun={(entry) => {
        onClose()
        entry.run()
      }}
    />
  )

  function statusOf(): string {
    if (found.hasFailed) return t('palette.failed')
    if (found.isSearching) return isEmpty ? t('palette.searching') : ''
    return isEmpty ? t('palette.empty') : ''
  }
}
