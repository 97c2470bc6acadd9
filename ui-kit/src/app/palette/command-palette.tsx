import { Dialog } from '@base-ui/react/dialog'
import { useTranslation } from 'react-i18next'
import { closeLayer, useShellStore } from '../shell/shell-store.ts'
import { PaletteList } from './palette-list.tsx'
import { useCommandEntries, useOrganizationEntries } from './use-palette-entries.ts'

/** The command palette: searches the commands and the organizations by name. */
export default function CommandPalette() {
  const { t } = useTranslation('shell')
  const layer = useShellStore((shell) => shell.layer)
  const organizations = useOrganizationEntries()
  const commands = useCommandEntries()
  const open = layer === 'palette' || layer === 'organizations'
  const close = () => closeLayer(layer)

  return (
    <Dialog.Root open={open} onOpenChange={close}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/40 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          aria-label={t('palette.title')}
          className="popup fixed inset-x-4 top-[12dvh] z-40 mx-auto flex max-h-[70dvh] max-w-lg flex-col overflow-hidden outline-none"
        >
          <PaletteList
            entries={layer === 'organizations' ? organizations : [...commands, ...organizations]}
            placeholder={t('palette.placeholder')}
            emptyText={t('palette.empty')}
            onRun={(entry) => {
              close()
              entry.run()
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
