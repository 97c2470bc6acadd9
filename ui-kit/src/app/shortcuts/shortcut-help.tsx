import { useTranslation } from 'react-i18next'
import { COMMAND_KEY } from '../../preferences/command-key.ts'
import { usePreferences } from '../../preferences/preferences-store.ts'
import { Checkbox } from '../../primitives/checkbox.tsx'
import { Dialog } from '../../primitives/dialog.tsx'
import { closeLayer, useShell } from '../shell/shell-store.ts'
import { KeyList, KeyRow } from './key-list.tsx'
import { POST_COMMANDS, POST_KEYS, SHELL_COMMANDS, SHELL_KEYS } from './keys.ts'

/** The list of keys, and the switch that turns them off. */
export default function ShortcutHelp() {
  const { t } = useTranslation(['shell', 'common'])
  const open = useShell(({ layer }) => layer === 'shortcuts')
  const { shortcuts, setShortcuts } = usePreferences()
  return (
    <Dialog
      open={open}
      onOpenChange={() => closeLayer('shortcuts')}
      title={t('shortcuts.title')}
      closeLabel={t('common:actions.close')}
      size="sm"
    >
      <div className="flex flex-col gap-5">
        <KeyList title={t('shortcuts.everywhere')}>
          <KeyRow keys={[COMMAND_KEY, 'K']} label={t('palette.open')} />
          {SHELL_COMMANDS.map((command) => (
            <KeyRow key={command} keys={SHELL_KEYS[command]} label={t(`commands.${command}`)} />
          ))}
        </KeyList>
        <KeyList title={t('shortcuts.onPost')}>
          {POST_COMMANDS.map((key) => (
            <KeyRow key={key} keys={POST_KEYS[key]} label={t(`shortcuts.post.${key}`)} />
          ))}
        </KeyList>
        <Checkbox label={t('shortcuts.switch')} checked={shortcuts} onChange={setShortcuts} />
      </div>
    </Dialog>
  )
}
